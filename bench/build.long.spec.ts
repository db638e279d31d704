import { build } from './parts/build';

describe('tests of what a change can’t break', () => {
  it('come out of the cache', async () => {
    const { failures, figures } = await build({
      ...{ install: 'link', warmStarts: 0, releases: 0, builds: false },
      ...{ tested: ['telemetry'], changed: 'public-site/src/mount.ts' },
    }).run();
    expect(failures).toEqual([]);
    expect(figures.tests).toMatchObject({ cached: ['telemetry'], again: [] });
  }, 180_000);
});
