import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { transferOf } from './transfer';
import type { Delivery, Given, JobName, Order, Result } from './worker';

/** Beside the API's own bundle, where webpack puts it. */
export const workerFile = fileURLToPath(import.meta.url).replace(/[^/\\]+$/, 'worker.mjs');

const mostHeapMb = 256;

interface Waiting<Value> {
  resolve(result: Value): void;
  reject(error: Error): void;
  timer: NodeJS.Timeout;
}

/** A thread for one kind of job, started on first use. One that fails or hangs is replaced on the next. */
export class Thread<Name extends JobName> {
  private worker: Worker | undefined;
  private readonly waiting = new Map<number, Waiting<Result<Name>>>();
  private lastId = 0;

  /** @param timeoutMs Longer than any job takes, including all that may be queued before it. */
  constructor(
    private readonly name: Name,
    private readonly timeoutMs = 30_000,
  ) {}

  /** Bytes that are passed are moved to the thread: the caller can't use them afterwards. */
  run(given: Given<Name>): Promise<Result<Name>> {
    const worker = (this.worker ??= this.start());
    const id = (this.lastId += 1);
    return new Promise((resolve, reject) => {
      const hangs = () => this.fail(worker, new Error(`The thread of ${this.name} hangs.`));
      const timer = setTimeout(hangs, this.timeoutMs).unref();
      this.waiting.set(id, { resolve, reject, timer });
      worker.postMessage({ id, name: this.name, given } satisfies Order<Name>, transferOf(given));
    });
  }

  private start(): Worker {
    const worker = new Worker(workerFile, { resourceLimits: { maxOldGenerationSizeMb: mostHeapMb } });
    worker.unref();
    worker.on('message', ({ id, result }: Delivery<Name>) => {
      const waiting = this.waiting.get(id);
      this.waiting.delete(id);
      clearTimeout(waiting?.timer);
      waiting?.resolve(result);
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
