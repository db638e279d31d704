import type { Release } from '@site/federation';
import { readHistory, readTraffic, trailOf } from '@site/releases';
import type { Logger } from 'pino';
import type { LiveReleases } from '../releases/live-releases';
import { reasonOf, swapInsistently } from './swap-insistently';

interface LiveGuardOptions {
  releases: LiveReleases;
  releasesDir: string;
  /** As many ends within a minute are too many; 0: no number is. */
  mostEnds: number;
  log: Logger;
}

type Version = Pick<Release, 'app' | 'version'>;

const withinMs = 60_000;

/** Rolls a live release back whose process ends again and again. */
export class LiveGuard {
  /** When the process of each release ended, of late. */
  private readonly ends = new Map<string, number[]>();

  constructor(private readonly options: LiveGuardOptions) {}

  countEnd({ app, version }: Version): void {
    const { mostEnds, releases } = this.options;
    const name = `${app}@${version}`;
    if (mostEnds === 0 || !releases.loaded?.names.includes(name)) return;
    const now = performance.now();
    const ends = [...(this.ends.get(name) ?? []), now].filter((at) => at > now - withinMs);
    this.ends.set(name, ends);
    if (ends.length < mostEnds) return;
    this.ends.delete(name);
    void this.rollBack({ app, version }, `its process ended ${ends.length} times within a minute`);
  }

  /** Never rejects. */
  private async rollBack({ app, version }: Version, because: string): Promise<void> {
    const { releasesDir, log } = this.options;
    const about = { release: `${app}@${version}`, because };
    try {
      await swapInsistently(releasesDir, async () => {
        const seen = await readTraffic(releasesDir, app);
        const to = trailOf(await readHistory(releasesDir), app).at(-2);
        if (seen.live !== version || !to) return undefined;
        log.warn({ ...about, to: `${app}@${to}` }, 'the live release gives way to the one before');
        return { kind: 'rollback', app, seen, to, because };
      });
    } catch (error) {
      const advice = `take it back with "npm run rollback -- ${app}"`;
      log.error({ ...about, err: error }, `${reasonOf(error)}: the release stays live; ${advice}`);
    }
  }
}
