import { parentPort } from 'node:worker_threads';
import { NestedTooDeeply, contentHtml } from './content-html';

export interface ContentJob {
  id: number;
  content: string;
}

/** `html`: null for what is nested too deeply. */
export interface ContentAnswer {
  id: number;
  html: string | null;
}

/** Runs in a separate thread: sanitising long, hostile content takes a good part of a second. */
parentPort?.on('message', ({ id, content }: ContentJob) => {
  parentPort?.postMessage({ id, html: safeHtml(content) } satisfies ContentAnswer);
});

function safeHtml(content: string): string | null {
  try {
    return contentHtml(content);
  } catch (error) {
    if (error instanceof NestedTooDeeply) return null;
    throw error;
  }
}
