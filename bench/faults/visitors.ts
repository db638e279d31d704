import { setTimeout as wait } from 'node:timers/promises';

const paceMs = 50;
const timeoutMs = 30_000;

/** Open the page of several shells at a steady pace, whatever happens. */
export class Visitors {
  private readonly statuses = new Map<string, number>();
  private going = true;
  private readonly all: Promise<void>[];

  constructor(origins: string[]) {
    this.all = origins.map((origin) => this.visit(origin));
  }

  async leave(): Promise<{ words: string; problems: string[] }> {
    this.going = false;
    await Promise.all(this.all);
    const words = `pages ${[...this.statuses].map(([what, count]) => `${count} x ${what}`).join(', ')}`;
    const served = [...this.statuses.keys()].join() === '200';
    return { words, problems: served ? [] : [`not every page was served: ${words}`] };
  }

  private async visit(origin: string): Promise<void> {
    while (this.going) {
      const what = await fetch(origin, { signal: AbortSignal.timeout(timeoutMs) })
        .then(async (response) => response.text().then(() => String(response.status)))
        .catch(() => 'no answer');
      this.statuses.set(what, (this.statuses.get(what) ?? 0) + 1);
      await wait(paceMs);
    }
  }
}
