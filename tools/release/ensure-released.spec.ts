import { liveVersion, readHistory, readTraffic } from '@site/releases';
import { truncate } from 'node:fs/promises';
import path from 'node:path';
import { ensureAppReleased } from './ensure-released';
import { promote, rollBack } from './go-live';
import { pack } from './pack';
import { TemporaryWorkspace } from './testing/temporary-workspace';

let workspace: TemporaryWorkspace;
beforeEach(async () => {
  workspace = new TemporaryWorkspace();
  await workspace.build('one');
});
afterEach(() => workspace.remove());

const app = 'public-site';
const live = async () => String(await liveVersion(workspace.releasesDir, app));
const ensure = () => ensureAppReleased(workspace.releasesDir, workspace.source);
const fileOf = (version: string, file: string) => path.join(workspace.releasesDir, app, version, file);

describe('a start', () => {
  it('releases a build that no release has, and no other', async () => {
    await ensure();
    const first = await live();
    await ensure();
    expect(await live()).toBe(first);
    await workspace.build('two');
    await ensure();
    expect(await live()).not.toBe(first);
  });

  it('does not undo a rollback', async () => {
    await ensure();
    const first = await live();
    await workspace.build('two');
    await ensure();
    await rollBack(workspace.releasesDir, app);
    await ensure();
    expect(await live()).toBe(first);
  });

  it.each(['server/render.cjs', 'release.json'])(
    'packs the build anew where its release lost part of %s',
    async (file) => {
      await ensure();
      const damaged = await live();
      await truncate(fileOf(damaged, file), 5);
      await waitForTheNextSecond();
      await ensure();
      expect(await live()).not.toBe(damaged);
      expect((await readHistory(workspace.releasesDir)).at(-1)?.because).toBe(`${app}@${damaged} is damaged`);
    },
  );

  it('takes a whole release of the same build where there is one', async () => {
    await ensure();
    const damaged = await live();
    await waitForTheNextSecond();
    const { version } = await pack(workspace.source, workspace.releasesDir);
    await truncate(fileOf(damaged, 'server/render.cjs'), 5);
    await ensure();
    expect(await live()).toBe(version);
  });

  it('leaves a damaged release of another build alone where there is one to go back to', async () => {
    await ensure();
    await workspace.build('two');
    const { version } = await pack(workspace.source, workspace.releasesDir);
    await promote(workspace.releasesDir, app, version, await readTraffic(workspace.releasesDir, app));
    await truncate(fileOf(version, 'server/render.cjs'), 5);
    await workspace.build('three');
    await ensure();
    expect(await live()).toBe(version);
  });
});

/** Versions are named by the second. */
function waitForTheNextSecond(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 1000 - (Date.now() % 1000)));
}
