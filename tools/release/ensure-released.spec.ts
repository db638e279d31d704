import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { truncate } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { ReleaseManifest } from '@site/releases';
import { ensureReleased } from './ensure-released';
import { makeLiveHere } from './make-live-here';
import { packOnce } from './pack-builds';
import { ReleaseClient, type RemoteChange } from './remote/release-client';
import { TemporaryWorkspace } from './testing/temporary-workspace';

const app = 'public-site';

/** As much of the release service as a start needs. */
class FakeService {
  versions: { version: string }[] = [];
  history: Pick<RemoteChange, 'kind' | 'to' | 'because'>[] = [];
  takenOver: { version: string; who: string; because: string | null }[] = [];
  private announced: ReleaseManifest[] = [];
  private readonly server: Server = createServer(async (request, response) => {
    const answer = this.answer(`${request.method} ${request.url}`, await buffer(request));
    response.end(JSON.stringify(answer));
  });

  async start(): Promise<ReleaseClient> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return new ReleaseClient(`http://127.0.0.1:${(this.server.address() as AddressInfo).port}`, 'release_x', {
      by: 'ada',
    });
  }

  stop = () => new Promise((resolve) => this.server.close(resolve));

  get live(): string | undefined {
    return this.history.at(-1)?.to;
  }

  private answer(call: string, body: Buffer): object {
    const input = () => JSON.parse(String(body));
    const [, described] = /^GET .*\/versions\/([^/]+)$/.exec(call) ?? [];
    if (described) return this.announced.find(({ release }) => release.version === described) ?? {};
    if (call.startsWith('GET')) {
      const live = this.live && { version: this.live };
      const [, contentHash] = /\?contentHash=(\w+)$/.exec(call) ?? [];
      const hasContent = this.announced.some(({ release }) => release.contentHash === contentHash);
      const { versions } = this;
      return { revision: this.history.length, live: live ?? null, hasContent, versions, history: [], canary: null };
    }
    if (call.endsWith('/versions')) {
      this.announced.push(input());
      return { missing: Object.values(this.announced.at(-1)?.files ?? {}).map(({ sha256 }) => sha256) };
    }
    if (call.endsWith('/complete')) {
      const [, version = ''] = /versions\/([^/]+)\/complete$/.exec(call) ?? [];
      this.versions.push({ version });
    }
    if (call.endsWith('/promote'))
      this.history.push({ kind: 'promote', to: input().version, because: input().because });
    if (call.endsWith('/take-over')) {
      this.takenOver = input().versions;
      for (const { version, because } of this.takenOver) this.history.push({ kind: 'promote', to: version, because });
    }
    return { revision: this.history.length, apps: {} };
  }

  rollBackTo(version: string): void {
    this.history.push({ kind: 'rollback', to: version, because: null });
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

const packed = () => packOnce(workspace.releasesDir, workspace.source);
const ensure = async () => ensureReleased(service, workspace.releasesDir, [await packed()]);
/** Versions are named by the second. */
const nextSecond = () => new Promise((resolve) => setTimeout(resolve, 1000 - (Date.now() % 1000)));

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
    await nextSecond();
    await ensure();
    expect(fake.live).toBe(second);
  });

  it('puts no build live that is older than what is, although it was never published', async () => {
    await packed();
    await nextSecond();
    await workspace.build('two');
    await ensure();
    const second = fake.live;
    await workspace.build('one');
    await ensure();
    expect(fake.live).toBe(second);
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

  it.each(['server/render.cjs', 'release.json'])(
    'packs a build anew whose packed version lost part of %s',
    async (file) => {
      const damaged = (await packed()).version;
      expect((await packed()).version).toBe(damaged);
      await truncate(path.join(workspace.releasesDir, app, damaged, file), 5);
      await nextSecond();
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
