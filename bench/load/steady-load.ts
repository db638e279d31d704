import { setTimeout as wait } from 'node:timers/promises';
import { type Get, keepAlive } from './keep-alive';

/** What one visitor does over and over. Throws an error that says what was wrong with a response. */
export type Visit = (get: Get) => Promise<void>;

/** When a response was complete, and how long it took. */
export interface Sample {
  at: number;
  ms: number;
}

const silenceMs = 60_000;

/** Visitors that send requests to one origin without a pause until they are stopped. */
export class SteadyLoad {
  readonly samples: Sample[] = [];
  readonly failures: string[] = [];
  private readonly connection;
  private visitors: Promise<void>[] = [];
  private going = true;

  constructor(
    origin: string,
    private readonly visit: Visit,
    private readonly visitorCount: number,
  ) {
    this.connection = keepAlive(origin, visitorCount);
  }

  start(): void {
    this.visitors = Array.from({ length: this.visitorCount }, () => this.visitOverAndOver());
  }

  /** Resolves when so many more responses have come. Rejects when none comes for long. */
  async untilMore(responses: number): Promise<void> {
    const wanted = this.samples.length + responses;
    let [found, until] = [-1, 0];
    while (this.samples.length < wanted) {
      if (this.samples.length > found) [found, until] = [this.samples.length, Date.now() + silenceMs];
      if (Date.now() > until)
        throw new Error(`After ${found} of ${wanted} responses none came for ${silenceMs / 1000} s.`);
      await wait(10);
    }
  }

  async stop(): Promise<void> {
    this.going = false;
    await Promise.all(this.visitors);
    this.connection.end();
  }

  private async visitOverAndOver(): Promise<void> {
    while (this.going) {
      try {
        await this.visit(this.timed);
      } catch (error) {
        this.failures.push((error as Error).message);
        // What fails at once must not become a busy loop.
        await wait(20);
      }
    }
  }

  private readonly timed: Get = async (path, headers) => {
    const began = performance.now();
    const response = await this.connection.get(path, headers).catch((error: Error) => {
      throw new Error(`${path}: ${error.message}`);
    });
    const at = performance.now();
    this.samples.push({ at, ms: at - began });
    return response;
  };
}
