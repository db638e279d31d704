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

/** A thread of its own: to make content safe takes a good part of a second where it is long and hostile. */
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
