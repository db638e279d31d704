import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { ContentAnswer, ContentJob } from './content-worker';

/** Beside the API's own bundle, where webpack puts it. */
export const contentWorkerFile = fileURLToPath(import.meta.url).replace(/[^/\\]+$/, 'content-worker.mjs');

/** Longer than any content takes, including all that may be queued before it. */
const patienceMs = 30_000;
const mostHeapMb = 256;

interface Waiting {
  resolve(html: string | null): void;
  reject(error: Error): void;
  timer: NodeJS.Timeout;
}

/** The thread that sanitises content, started on first use. One that fails or hangs is replaced on the next. */
class ContentThread {
  private worker: Worker | undefined;
  private readonly waiting = new Map<number, Waiting>();
  private asked = 0;

  /** As `contentHtml`, off the event loop. Null if nested too deeply. */
  ask(content: string): Promise<string | null> {
    const worker = (this.worker ??= this.start());
    const id = (this.asked += 1);
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.fail(worker, new Error('The content’s thread hangs.')), patienceMs).unref();
      this.waiting.set(id, { resolve, reject, timer });
      worker.postMessage({ id, content } satisfies ContentJob);
    });
  }

  private start(): Worker {
    const worker = new Worker(contentWorkerFile, { resourceLimits: { maxOldGenerationSizeMb: mostHeapMb } });
    worker.unref();
    worker.on('message', ({ id, html }: ContentAnswer) => {
      const waiting = this.waiting.get(id);
      this.waiting.delete(id);
      clearTimeout(waiting?.timer);
      waiting?.resolve(html);
    });
    worker.on('error', (error) => this.fail(worker, error));
    return worker;
  }

  private fail(worker: Worker, error: Error): void {
    if (worker !== this.worker) return;
    this.worker = undefined;
    void worker.terminate();
    for (const { reject, timer } of this.waiting.values()) {
      clearTimeout(timer);
      reject(error);
    }
    this.waiting.clear();
  }
}

export const contentThread = new ContentThread();
