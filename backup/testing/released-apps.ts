import { createHash } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { ReleasedApp } from '@site/federation';
import { filesDigest, signAttestation, vitalBounds } from '@site/releases';
import { pack } from '../../tools/release/pack';
import { rehearsalKey } from '../../tools/release/rehearsal-key';
import { manifestOf, publish } from '../../tools/release/remote/publish';
import { ReleaseClient, type Rehearsed } from '../../tools/release/remote/release-client';
import { TemporaryWorkspace } from '../../tools/release/testing/temporary-workspace';
import { serviceSecret } from '../../tools/start/secret';
import type { TemporarySystem } from './temporary-system';

const site = 'public-site';
const admin = 'admin-console';
/** Of a team of its own, and registered with its first release. */
const careers = 'careers';
const scopes = {
  [site]: { addresses: ['/*'] },
  [admin]: { addresses: ['/admin'] },
  [careers]: { addresses: ['/jobs'], scope: '/jobs' },
};
type App = keyof typeof scopes;

const inAnHour = () => new Date(Date.now() + 3_600_000);

/** Promotions of careers wait for a second admin. */
export const withApproval = { RELEASE_APPROVAL: careers };

/**
 * Three apps in the release service of a system: two versions were live of the site, and a third is planned; the console has a
 * canary; a promotion of careers waits for approval. All of it by one token, but for the first version of careers.
 */
export class ReleasedApps {
  private readonly workspace = new TemporaryWorkspace();
  /** In the order in which they were published. */
  private readonly versions: Record<App, string[]> = { [site]: [], [admin]: [], [careers]: [] };
  private token = '';

  remove = () => this.workspace.remove();

  async make(system: TemporarySystem): Promise<void> {
    const rights = ['publish', 'promote', 'rollBack', 'register'];
    const input = { name: 'pipeline', apps: Object.keys(scopes), rights, expiresAt: inAnHour() };
    ({ token: this.token } = await (await system.call('POST', '/api/admin/release-tokens', input)).json());
    const by = new ReleaseClient(system.origin, this.token);

    await this.release(by, site);
    const second = await this.release(by, site);
    await by.recordCopy(site, second, new ReleaseClient('https://www.example.com', ''));
    const planned = await this.publish(by, site);
    await by.schedule(site, { ...planned, revision: await revisionOf(by, site), because: 'the fair', at: inAnHour() });

    await this.release(by, admin);
    await reportView(system, await this.release(by, admin, '5%/1h,100%'));

    await this.release(system.service, careers);
    await this.release(by, careers);
  }

  /** How many there are of all versions: those of one content are one. */
  async fileCount(): Promise<number> {
    const manifests = Object.entries(this.versions).flatMap(([app, versions]) =>
      versions.map((version) => this.manifest(app, version)),
    );
    const files = (await Promise.all(manifests)).flatMap((manifest) => Object.values(manifest.files));
    return new Set(files.map(({ sha256 }) => sha256)).size;
  }

  /** What is live, planned, begun and requested is there with all files, and releases go on from it. No shell runs here. */
  async expectThere(system: TemporarySystem): Promise<void> {
    const tables = Object.entries(await system.rows()).filter(([name]) => /^release_(?!shells$)/.test(name));
    expect(tables.filter(([, rows]) => rows.length === 0)).toEqual([]);
    await this.expectState(system.service);
    await this.expectFiles(system);
    await expect(new ReleaseClient(system.origin, this.token).read(site)).rejects.toThrow('This token was revoked');
    for (const table of ['release_changes', 'release_events']) {
      const changed = system.withQuery((query) => query(`UPDATE ${table} SET who = 'nobody'`));
      await expect(changed).rejects.toThrow('takes new entries only');
    }
    await this.goOn(system.service);
  }

  private async expectState(service: ReleaseClient): Promise<void> {
    const [first, second, third] = this.versions[site];
    const ofSite = await service.read(site);
    expect(ofSite).toMatchObject({ live: { version: second }, scheduled: { version: third } });
    expect(ofSite.history).toMatchObject([{ to: second, rehearsal: 'passed' }, { to: first }]);
    expect(ofSite.versions.map(({ version }) => version)).toEqual([third, second, first]);
    const [beside, canary] = this.versions[admin];
    expect(await service.read(admin)).toMatchObject({ live: { version: beside }, canary: { version: canary } });
    const [ofCareers, requested] = this.versions[careers];
    expect(await service.read(careers)).toMatchObject({
      live: { version: ofCareers },
      request: { version: requested },
    });
  }

  /** What the service gives out, and all that its store has. */
  private async expectFiles({ service, system }: TemporarySystem): Promise<void> {
    const version = String(this.versions[site].at(-1));
    for (const [name, file] of Object.entries((await this.manifest(site, version)).files)) {
      const packed = await readFile(path.join(this.workspace.releasesDir, site, version, name));
      expect((await service.file(site, version, file)).equals(packed)).toBe(true);
    }
    const store = path.join(system.mediaDir, '.releases');
    const names = await readdir(store);
    const hashes = names.map(async (name) => sha256(await readFile(path.join(store, name))));
    expect(await Promise.all(hashes)).toEqual(names);
    expect(names).toHaveLength(await this.fileCount());
  }

  private async goOn(service: ReleaseClient): Promise<void> {
    const read = () => service.read(site);
    const { scheduled } = await read();
    if (scheduled) await service.cancel(site, scheduled);
    const [first, second] = this.versions[site];
    const packed = await this.publish(service, site);
    this.versions[site].pop();
    await service.promote(site, { ...packed, revision: (await read()).revision, because: undefined });
    expect((await read()).live?.version).toBe(packed.version);
    for (const earlier of [second, first]) {
      await service.rollBack(site, { revision: (await read()).revision, because: undefined });
      expect((await read()).live?.version).toBe(earlier);
    }
    const revision = await revisionOf(service, admin);
    await service.step(admin, { revision, step: 'advance', because: undefined });
    expect((await service.read(admin)).live?.version).toBe(this.versions[admin][1]);
  }

  /** Publishes a version that differs from those before, and makes it live, a canary, or a request. */
  private async release(by: ReleaseClient, app: App, stages?: string): Promise<string> {
    const packed = await this.publish(by, app);
    const promoting = { ...packed, revision: await revisionOf(by, app), because: undefined };
    await by.promote(app, { ...promoting, ...(stages && { stages }) });
    return packed.version;
  }

  private async publish(by: ReleaseClient, app: App): Promise<Required<Rehearsed> & { version: string }> {
    const { source, releasesDir } = this.workspace;
    await this.workspace.build(`${app} ${this.versions[app].length}`);
    // At the root of all addresses, which are the site's.
    if (app !== site) await rm(this.workspace.pathOf('dist/client/public'), { recursive: true, force: true });
    const config = { ...source.config, ...scopes[app] };
    const { version } = await pack({ ...source, app, config }, releasesDir);
    const facts = { app, version, product: by.origin, at: new Date().toISOString() };
    const files = filesDigest(await this.manifest(app, version));
    const attestation = signAttestation({ ...facts, files }, rehearsalKey(releasesDir));
    const rehearsed = { rehearsal: 'passed' as const, attestation };
    await publish(by, { releasesDir, app, version, ...rehearsed, isQuiet: true });
    this.versions[app].push(version);
    return { version, ...rehearsed };
  }

  private manifest = (app: string, version: string) =>
    manifestOf(path.join(this.workspace.releasesDir, app, version), app, version);
}

const revisionOf = async (client: ReleaseClient, app: ReleasedApp): Promise<number> =>
  (await client.read(app)).revision;

const sha256 = (content: Buffer): string => createHash('sha256').update(content).digest('hex');

/** As a shell does that has shown a version of the console once. */
async function reportView({ origin, system }: TemporarySystem, version: string): Promise<void> {
  const none = [...vitalBounds.map(() => 0), 0];
  const counts = [{ app: admin, version, views: 1, errors: 0, lcp: none, inp: none }];
  const headers = { Authorization: `Bearer ${serviceSecret(system.dataDir, {})}`, 'Content-Type': 'application/json' };
  const body = JSON.stringify({ shell: 'a shell', sequence: 1, counts });
  const { status } = await fetch(`${origin}/api/live-set/counts`, { method: 'POST', headers, body });
  if (status >= 400) throw new Error(`The report was refused: ${status}`);
}
