import { setTimeout as wait } from 'node:timers/promises';

/** Where people come, and the session of whoever writes. */
export interface Site {
  origin: string;
  cookie: string;
}

/** One response, or what came instead of it. */
export interface Seen {
  at: number;
  ms: number;
  /** A status, or `no answer`. */
  what: string;
}

const paceMs = 50;
const timeoutMs = 30_000;

/** A visitor who opens public pages and, where there is a session, an editor who writes posts: at a steady pace, whatever happens. */
export class People {
  readonly pages: Seen[] = [];
  readonly writes: Seen[] = [];
  /** Slugs of posts whose saving was acknowledged. */
  readonly acknowledged: string[] = [];
  private going = true;
  private readonly all: Promise<void>[];
  private count = 0;

  constructor(
    private readonly product: Pick<Site, 'origin'> & Partial<Site>,
    private readonly addresses: string[],
  ) {
    const { cookie } = product;
    this.all = [this.visit(), ...(cookie ? [this.edit(cookie)] : [])];
  }

  async leave(): Promise<void> {
    this.going = false;
    await Promise.all(this.all);
  }

  /** Resolves when a page and a save that were requested since then have succeeded. */
  async untilServed(since: number, withinMs = 60_000): Promise<void> {
    const fine = (seen: Seen[], status: string) => seen.some(({ at, ms, what }) => at - ms >= since && what === status);
    while (!fine(this.pages, '200') || !fine(this.writes, '201')) {
      if (performance.now() - since > withinMs) throw new Error(`Not as before ${withinMs / 1000} s after the fault.`);
      await wait(10);
    }
  }

  private async visit(): Promise<void> {
    for (let next = 0; this.going; next += 1) {
      const address = this.addresses[next % this.addresses.length] ?? '/';
      await this.see(this.pages, () =>
        fetch(this.product.origin + address, { signal: AbortSignal.timeout(timeoutMs) }),
      );
    }
  }

  private async edit(cookie: string): Promise<void> {
    while (this.going) {
      const slug = `written-${(this.count += 1)}`;
      const saved = await this.see(this.writes, () => this.save(slug, cookie));
      if (saved === '201') this.acknowledged.push(slug);
    }
  }

  private save(slug: string, cookie: string): Promise<Response> {
    return fetch(`${this.product.origin}/api/admin/posts`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ slug, title: slug, content: 'Some words.\n'.repeat(300), type: 'blog', status: 'draft' }),
      signal: AbortSignal.timeout(timeoutMs),
    });
  }

  private async see(seen: Seen[], request: () => Promise<Response>): Promise<string> {
    const began = performance.now();
    const what = await request()
      .then(
        async (response) => {
          await response.arrayBuffer();
          return String(response.status);
        },
        () => 'no answer',
      )
      .catch(() => 'broken off');
    const at = performance.now();
    seen.push({ at, ms: at - began, what });
    await wait(Math.max(paceMs - (at - began), 1));
    return what;
  }
}

/** Such as `118: 100 x 200, 18 x 503; slowest 2.1 s`. */
export function inWords(seen: Seen[]): string {
  const counts = new Map<string, number>();
  for (const { what } of seen) counts.set(what, (counts.get(what) ?? 0) + 1);
  const parts = [...counts].sort().map(([what, count]) => `${count} x ${what}`);
  const slowest = Math.max(0, ...seen.map(({ ms }) => ms));
  return `${seen.length}: ${parts.join(', ')}; slowest ${(slowest / 1000).toFixed(1)} s`;
}

/** A sentence where not every page was served, or none was opened. */
export const unserved = (pages: Seen[]): string[] =>
  pages.length > 0 && pages.every(({ what }) => what === '200') ? [] : [`not every page was served: ${inWords(pages)}`];
