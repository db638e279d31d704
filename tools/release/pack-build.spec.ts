import { packBuild } from './pack-build';
import { TemporaryWorkspace } from './testing/temporary-workspace';
import { packSource } from './workspace';

// That of this workspace has no build before it is built, which takes a minute.
jest.mock('./workspace', () => ({ ...jest.requireActual('./workspace'), packSource: jest.fn() }));

const workspace = new TemporaryWorkspace();
afterAll(async () => {
  delete process.env.PREBUILT;
  await workspace.remove();
});

it('names the commit of an image, in which nothing is built', async () => {
  process.env.PREBUILT = 'true';
  await workspace.build();
  jest.mocked(packSource).mockResolvedValue({ ...workspace.source, commit: `${'abc1234'.padEnd(40, '0')}+` });
  const log = jest.spyOn(console, 'log').mockImplementation();
  expect(await packBuild('public-site', workspace.releasesDir)).toMatch(/^\d{8}-\d{6}-[0-9a-f]{7}$/);
  expect(log.mock.calls.flat()).toEqual(['Packing the build of this image (commit abc1234+) …']);
});
