import { NestedTooDeeply, contentHtml } from './content-html';

/** As `contentHtml`, but null for what is nested too deeply. */
export function safeHtml(content: string): string | null {
  try {
    return contentHtml(content);
  } catch (error) {
    if (error instanceof NestedTooDeeply) return null;
    throw error;
  }
}
