import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import type { ReleasedApp } from '@site/federation';
import { makeTemporaryFolder, removeAbandonedFolders } from '../../release/temporary-folder';
import type { Candidate } from '../candidate';
import { siteMapAt } from './addresses';
import { responseAt } from './page-response';
import { openBrowser } from './browser';
import { buildMissing } from './build-missing';
import { inParallel } from './in-parallel';
import { CallRecorder } from '../replay/call-recorder';
import { OpenedThings } from './opened-things';
import { type OwnProduct, startOwnProduct } from './own-product';
import type { RehearsalOptions } from './rehearsal-options';
import { RehearsalShell, type RehearsedSet } from './rehearsal-shell';

interface Setting extends Pick<Candidate, 'live' | 'product' | 'releasesDir'> {
  app: ReleasedApp;
}

export interface RehearseOptions extends RehearsalOptions {
  /** Opened before, for this candidate's product; whoever opened it closes it. */
  setup?: RehearsalSetup;
}

const none = Promise.resolve(undefined);
const warmingWidth = 2;

/** All that a rehearsal needs and that does not depend on the candidate, which may still be built while it opens. */
export class RehearsalSetup {
  private readonly things = new OpenedThings();
  /** Removed in the end. */
  private readonly folder = this.things.add(makeFolder(), (it) => rm(it, { recursive: true, force: true }));
  /** Anything may be written to it. Undefined where nothing is written: without a browser the running API is enough. */
  readonly own: Promise<OwnProduct | undefined>;
  /** Serves what is live. Undefined where nothing is, or it can't be started: then there is nothing to compare a fix with. */
  readonly live: Promise<RehearsalShell | undefined>;
  /** Undefined where none is wanted or found. */
  readonly browser: Promise<Browser | undefined>;

  /** To be closed by whoever opens it. */
  constructor(
    private readonly setting: Setting,
    { browser }: { browser: boolean },
  ) {
    const onlyReads = setting.product !== null && !browser;
    this.own = onlyReads ? none : this.things.add(this.startProduct(), (it) => it.stop());
    const isCompared = setting.live[setting.app] !== undefined;
    this.live = isCompared ? this.things.add(this.startLive(), (it) => it?.stop()) : none;
    this.browser = browser ? this.folder.then(openBrowser) : none;
    // A build may fail before anybody asks for them.
    for (const opening of [this.folder, this.own, this.browser]) opening.catch(() => undefined);
  }

  /** Of the API that pages are rendered with. */
  async apiUrl(): Promise<string> {
    return String(this.setting.product ?? (await this.own)?.apiUrl);
  }

  /** A private shell. Throws Problem with its own message when it can't serve the set. */
  startShell(name: string, releases: RehearsedSet, apiUrl: string): Promise<RehearsalShell> {
    return this.things.add(this.newShell(name, releases, apiUrl), (it) => it.stop());
  }

  /** Stands between a shell and an API. */
  record(apiUrl: string): Promise<CallRecorder> {
    return this.things.add(CallRecorder.open(apiUrl), (it) => it.close());
  }

  async close(): Promise<void> {
    const browser = await this.browser.catch(() => undefined);
    // Before the shells, which wait for open connections.
    await browser?.close();
    await this.things.close();
  }

  private async startProduct(): Promise<OwnProduct> {
    return startOwnProduct(path.join(await this.folder, 'product'));
  }

  private async newShell(name: string, releases: RehearsedSet, apiUrl: string): Promise<RehearsalShell> {
    const folder = path.join(await this.folder, name);
    await buildMissing('dist/shell/server/main.cjs', 'shell-client', 'shell-server');
    return RehearsalShell.start({ folder, releases, apiUrl });
  }

  private async startLive(): Promise<RehearsalShell | undefined> {
    try {
      const { live, releasesDir } = this.setting;
      const shell = await this.newShell('live', setOf(live, releasesDir), await this.apiUrl());
      void warm(shell).catch(() => undefined);
      return shell;
    } catch {
      return undefined;
    }
  }
}

/** Whoever compares with its pages finds them in its cache. */
async function warm({ origin }: RehearsalShell): Promise<void> {
  await inParallel(await siteMapAt(origin), warmingWidth, (address) => responseAt(origin, address));
}

/** Releases with their folders. */
export function setOf(live: Candidate['live'], releasesDir: string): RehearsedSet {
  const set: RehearsedSet = {};
  for (const [app, version] of Object.entries(live)) {
    if (version) set[app] = { version, folder: path.join(releasesDir, app, version) };
  }
  return set;
}

async function makeFolder(): Promise<string> {
  await removeAbandonedFolders();
  return makeTemporaryFolder();
}
