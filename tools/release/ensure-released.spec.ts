import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { truncate } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { ReleaseManifest } from '@site/releases';
import { ensureReleased } from './ensure-released';
import { makeLiveHere } from './testing/make-live-here';
import { pack, type PackSource } from './pack';
import { packOnce } from './pack-builds';
import { publish } from './remote/publish';
import { ReleaseClient, type RemoteChange } from './remote/release-client';
import { TemporaryWorkspace } from './testing/temporary-workspace';

const app = 'public-site';

/** As much of the release service as a start needs. */
class FakeService {
  versions: { version: string }[] = [];
  history: Pick<RemoteChange, 'kind' | 'app' | 'to' | 'because'>[] = [];
  /** Promotions that it still refuses. */
  refusals = 0;
  takenOver: { version: string; who: string; because: string | null }[] = [];
  private announced: ReleaseManifest[] = [];
  private readonly withVerdict = new Set<string>();
  private readonly server: Server = createServer(async (request, response) => {
    const call = `${request.method} ${request.url}`;
    const body = await buffer(request);
    if (call.endsWith('/promote') && this.refusals > 0) {
      this.refusals -= 1;
      response.statusCode = 422;
      return response.end(JSON.stringify({ message: 'Deploy the newer shell first.' }));
    }
    const answer = this.answer(call, body);
    return response.end(JSON.stringify(answer));
  });

  async start(): Promise<ReleaseClient> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return new ReleaseClient(`http://127.0.0.1:${(this.server.address() as AddressInfo).port}`, 'release_x', {
      by: 'ada',
    });
  }

  stop = () => new Promise((resolve) => this.server.close(resolve));

  get live(): string | undefined {
    return this.liveOf(app);
  }

  liveOf = (of: string) => this.history.findLast((change) => change.app === of)?.to;

  private answer(call: string, body: Buffer): object {
    const input = () => JSON.parse(String(body));
    const [, of = ''] = /\/api\/releases\/([\w-]+)/.exec(call) ?? [];
    const [, described] = /^GET .*\/versions\/([^/]+)$/.exec(call) ?? [];
    if (described) return this.announced.find(({ release }) => release.version === described) ?? {};
    if (call.startsWith('GET')) {
      const live = this.liveOf(of);
      const [, contentHash] = /\?contentHash=(\w+)$/.exec(call) ?? [];
      const hasContent = this.announced.some(
        ({ release: { version, ...release } }) =>
          release.contentHash === contentHash &&
          (this.withVerdict.has(version) || this.history.some(({ to }) => to === version)),
      );
      const [{ versions }, revision] = [this, this.history.length];
      return { revision, live: live ? { version: live } : null, hasContent, versions, history: [], canary: null };
    }
    if (call.endsWith('/versions')) {
      this.announced.push(input());
      return { missing: Object.values(this.announced.at(-1)?.files ?? {}).map(({ sha256 }) => sha256) };
    }
    if (call.endsWith('/complete')) {
      const [, version = ''] = /versions\/([^/]+)\/complete$/.exec(call) ?? [];
      this.versions.push({ version });
      if (input().rehearsal) this.withVerdict.add(version);
    }
    if (call.endsWith('/promote'))
      this.history.push({ kind: 'promote', app: of, to: input().version, because: input().because });
    if (call.endsWith('/rollback')) {
      const { to = '' } = this.history.filter((change) => change.app === of).at(-2) ?? {};
      this.history.push({ kind: 'rollback', app: of, to, because: input().because });
      return { revision: this.history.length, apps: { [of]: { version: to } } };
    }
    if (call.endsWith('/take-over')) {
      this.takenOver = input().versions;
      for (const { version: to, because } of this.takenOver) {
        this.history.push({ kind: 'promote', app: of, to, because });
      }
    }
    return { revision: this.history.length, apps: {} };
  }

  /** As if a workspace of another contract had published it. */
  letSpeak(version: string, speaks: string): void {
    const { release } = this.announced.find((manifest) => manifest.release.version === version) ?? {};
    if (release) release.contract = { speaks, needs: `^${speaks}` };
  }

  rollBackTo(version: string): void {
    this.history.push({ kind: 'rollback', app, to: version, because: null });
  }
}

let workspace: TemporaryWorkspace;
let fake: FakeService;
let service: ReleaseClient;
beforeEach(async () => {
  [workspace, fake] = [new TemporaryWorkspace(), new FakeService()];
  service = await fake.start();
  await workspace.build('one');
});
afterEach(async () => {
  await fake.stop();
  await workspace.remove();
});

const packed = () => packOnce(workspace.releasesDir, workspace.source, now);
const ensure = async () => ensureReleased(service, workspace.releasesDir, [await packed()]);
/** Versions are named by the second in which they are packed. */
let now = new Date();
const nextSecond = () => (now = new Date(now.getTime() + 1000));

describe('a start', () => {
  it('releases a build that no published version has, and no other', async () => {
    await ensure();
    const first = fake.live;
    expect(fake.versions).toEqual([{ version: first }]);
    await ensure();
    expect(fake.history).toHaveLength(1);
    await workspace.build('two');
    await ensure();
    expect(fake.history.map(({ to }) => to)).toEqual([first, expect.not.stringMatching(String(first))]);
  });

  it('puts no build live again that was replaced so long ago that its version is gone', async () => {
    await ensure();
    await workspace.build('two');
    await ensure();
    const second = fake.live;
    fake.versions = fake.versions.filter(({ version }) => version === second);
    await workspace.build('one');
    nextSecond();
    await ensure();
    expect(fake.live).toBe(second);
  });

  it('puts no build live that is older than what is, although it was never published', async () => {
    await packed();
    nextSecond();
    await workspace.build('two');
    await ensure();
    const second = fake.live;
    await workspace.build('one');
    await ensure();
    expect(fake.live).toBe(second);
  });

  it('puts no build live that was built before what is, however late and wherever it is packed', async () => {
    const builtAt = now;
    nextSecond();
    await workspace.build('two');
    await ensure();
    const second = fake.live;
    const image = new TemporaryWorkspace();
    await image.build('one');
    nextSecond();
    const ensureImage = async (source: Partial<PackSource>) =>
      ensureReleased(service, image.releasesDir, [
        await packOnce(image.releasesDir, { ...image.source, ...source }, now),
      ]);
    await ensureImage({ builtAt });
    expect(fake.live).toBe(second);
    await image.build('three');
    await ensureImage({ builtAt: now });
    expect(fake.live).not.toBe(second);
    await image.remove();
  });

  it('does not undo a rollback', async () => {
    await ensure();
    const first = String(fake.live);
    await workspace.build('two');
    await ensure();
    fake.rollBackTo(first);
    await ensure();
    expect(fake.live).toBe(first);
  });

  it('makes live what an earlier start published and could not make live, of each app', async () => {
    const other = 'admin-console';
    const builds = async () => [
      await packed(),
      await pack({ ...workspace.source, app: other }, workspace.releasesDir, now),
    ];
    await ensureReleased(service, workspace.releasesDir, await builds());
    nextSecond();
    await workspace.build('two');
    const next = await builds();
    fake.refusals = 1;
    await expect(ensureReleased(service, workspace.releasesDir, next)).rejects.toThrow('Deploy the newer shell first.');
    await ensureReleased(service, workspace.releasesDir, next);
    expect([fake.live, fake.liveOf(other)]).toEqual(next.map(({ version }) => version));
    expect(fake.history).toHaveLength(4);
  });

  it('tries again by itself where the API may be about to change', async () => {
    fake.refusals = 1;
    const build = await packed();
    await ensureReleased(service, workspace.releasesDir, [build], 10_000);
    expect(fake.live).toBe(build.version);
  });

  it('leaves to people what they published for nobody yet', async () => {
    await ensure();
    const first = fake.live;
    nextSecond();
    await workspace.build('two');
    const { version } = await packed();
    await publish(service, { releasesDir: workspace.releasesDir, app, version, rehearsal: 'skipped', isQuiet: true });
    await ensure();
    expect(fake.live).toBe(first);
  });

  it('goes back where its shell can’t host what a newer version made live, and says how that comes back', async () => {
    await ensure();
    const first = fake.live;
    await workspace.build('two');
    await ensure();
    const newer = String(fake.live);
    fake.letSpeak(newer, '1.999.0');
    await workspace.build('one');
    const sentences = await ensure();
    expect(fake.live).toBe(first);
    expect(sentences).toEqual([expect.stringMatching(`rolled back: .*npm run promote -- ${app}@${newer} `)]);
    expect(await ensure()).toEqual([]);
  });

  it('goes on to its own build from one of an earlier contract, which its shell can’t host either', async () => {
    await ensure();
    const earlier = String(fake.live);
    fake.letSpeak(earlier, '0.9.0');
    await workspace.build('two');
    expect(await ensure()).toEqual([expect.not.stringContaining('rolled back')]);
    expect(fake.live).not.toBe(earlier);
  });

  it.each(['server/render.cjs', 'release.json'])(
    'packs a build anew whose packed version lost part of %s',
    async (file) => {
      const damaged = (await packed()).version;
      expect((await packed()).version).toBe(damaged);
      await truncate(path.join(workspace.releasesDir, app, damaged, file), 5);
      nextSecond();
      await ensure();
      expect(fake.live).not.toBe(damaged);
    },
  );
});

describe('a folder that was released into before', () => {
  async function releaseHere(text: string, because?: string): Promise<string> {
    await workspace.build(text);
    const { version } = await packed();
    await makeLiveHere(workspace.releasesDir, app, version, because ? { because } : {});
    return version;
  }

  it('is taken over at the first start, with what led to what is live, and goes on from there', async () => {
    const [first, second] = [await releaseHere('one'), await releaseHere('two', 'the sale')];
    await workspace.build('three');
    const sentences = await ensure();
    expect(sentences).toEqual([expect.stringContaining(`${second} is live as before`)]);
    expect(fake.takenOver).toMatchObject([
      { version: first, who: expect.stringMatching(/./), because: null, at: expect.stringMatching(/^\d{4}-/) },
      { version: second, because: 'the sale' },
    ]);
    // The build of this start comes after.
    expect(fake.history.map(({ to }) => to)).toEqual([first, second, expect.stringMatching(/^\d{8}-/)]);
    expect(await ensure()).toEqual([]);
  });

  it('keeps a rolled-back version live, though a newer one is packed', async () => {
    const [first] = [await releaseHere('one'), await releaseHere('two')];
    await makeLiveHere(workspace.releasesDir, app, first, { kind: 'rollback' });
    await ensure();
    expect(fake.takenOver.map(({ version }) => version)).toEqual([first]);
    expect(fake.history.map(({ to }) => to)).toEqual([first]);
  });

  it('leaves out what is damaged', async () => {
    const [first, second] = [await releaseHere('one'), await releaseHere('two')];
    await truncate(path.join(workspace.releasesDir, app, first, 'server/render.cjs'), 5);
    await ensure();
    expect(fake.takenOver.map(({ version }) => version)).toEqual([second]);
  });
});
