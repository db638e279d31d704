import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { transferOf } from './transfer';
import type { Delivery, Given, JobName, Order, Result } from './worker';

/** Beside the API's own bundle, where webpack puts it. */
export const workerFile = fileURLToPath(import.meta.url).replace(/[^/\\]+$/, 'worker.mjs');

const mostHeapMb = 256;

/** A thread for one kind of job, started on first use. It does one at a time; a job that fails or hangs fails alone. */
export class Thread<Name extends JobName> {
  private worker: Worker | undefined;
  private last: Promise<unknown> = Promise.resolve();

  /** @param timeoutMs Longer than any job takes. */
  constructor(
    private readonly name: Name,
    private readonly timeoutMs = 30_000,
    private readonly file = workerFile,
  ) {}

  /** Bytes that are passed are moved to the thread: the caller can't use them afterwards. */
  run(given: Given<Name>): Promise<Result<Name>> {
    const result = this.last.then(() => this.send(given));
    this.last = result.catch(() => undefined);
    return result;
  }

  private async send(given: Given<Name>): Promise<Result<Name>> {
    const worker = (this.worker ??= this.start());
    const over = new AbortController();
    const hangs = setTimeout(() => over.abort(), this.timeoutMs).unref();
    try {
      const delivered = once(worker, 'message', { signal: over.signal }) as Promise<[Delivery<Name>]>;
      worker.postMessage({ name: this.name, given } satisfies Order<Name>, transferOf(given));
      const [{ result }] = await delivered;
      return result;
    } catch (error) {
      this.worker = undefined;
      void worker.terminate();
      throw over.signal.aborted ? new Error(`The thread of ${this.name} hangs.`) : error;
    } finally {
      clearTimeout(hangs);
    }
  }

  private start(): Worker {
    const worker = new Worker(this.file, { resourceLimits: { maxOldGenerationSizeMb: mostHeapMb } });
    worker.unref();
    worker.on('error', () => {
      if (worker === this.worker) this.worker = undefined;
    });
    return worker;
  }
}
