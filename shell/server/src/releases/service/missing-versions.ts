import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleasedApp } from '@site/federation';
import { Bulkhead } from '@site/overload';
import { isVersion, storeRelease } from '@site/releases';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { ApiRefusal } from '../../http/call-api';
import { ReleaseService } from './release-service';

interface MissingVersionsOptions {
  releasesDir: string;
  apiUrl: URL;
  secret: string;
  log: Logger;
}

type Outcome = 'fetched' | 'missing' | 'failed';

/** Anybody may ask for any name: more wait for a moment, and then there are none. */
const atATime = 4;
const mostWaiting = 20;
const waitMs = 2_000;
/** What the service lacked a moment ago, it is not asked for again. Where it did not answer, it is. */
const rememberMs = 60_000;
const maxRemembered = 1_000;

/** Gets versions that were published and never were live here: of a preview, or of a tab that another copy has opened. */
export class MissingVersions {
  private readonly service: ReleaseService;
  private readonly asked = new LRUCache<string, Promise<Outcome>>({ max: maxRemembered, ttl: rememberMs });
  private readonly end = new AbortController();
  private readonly bulkhead = new Bulkhead(atATime, mostWaiting);

  constructor(private readonly options: MissingVersionsOptions) {
    this.service = new ReleaseService(options);
  }

  stop(): void {
    this.end.abort();
  }

  /** Whether this machine has got a version that it lacked, or had damaged files of. Never rejects. */
  async fetch(app: ReleasedApp, version: string, isDamaged = false): Promise<boolean> {
    if (!isVersion(version) || (this.isHere(app, version) && !isDamaged)) return false;
    const name = `${app}@${version}`;
    const known = this.asked.get(name);
    if (known) return (await known) === 'fetched';
    const asking = this.bulkhead.run(() => this.store(app, version), waitMs).catch((): Outcome => 'failed');
    this.asked.set(name, asking);
    const outcome = await asking;
    // What was fetched may be collected, and wanted again.
    if (outcome !== 'missing') this.asked.delete(name);
    return outcome === 'fetched';
  }

  private isHere(app: ReleasedApp, version: string): boolean {
    return existsSync(join(this.options.releasesDir, app, version, 'release.json'));
  }

  private async store(app: ReleasedApp, version: string): Promise<Outcome> {
    const { releasesDir, log } = this.options;
    try {
      await storeRelease({ releasesDir, source: this.service, signal: this.end.signal }, app, version);
      log.info({ release: `${app}@${version}` }, 'a version that was asked for was fetched');
      return 'fetched';
    } catch (error) {
      log.debug({ release: `${app}@${version}`, err: error }, 'a version that was asked for can’t be fetched');
      return error instanceof ApiRefusal && error.status === 404 ? 'missing' : 'failed';
    }
  }
}
