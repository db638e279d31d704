import { execFileSync } from 'node:child_process';
import type { Release } from '@site/federation';
import { useReleaseService } from '../release/testing/release-service-double';
import { TemporaryWorkspace } from '../release/testing/temporary-workspace';
import { readOptions, type Releasing } from './options';
import { releaseBuild } from './release-build';

const service = useReleaseService();
let workspace: TemporaryWorkspace;
/** The release as it was announced to the product. */
let announced: Release;

beforeEach(async () => {
  workspace = new TemporaryWorkspace();
  await workspace.build();
  await workspace.write(
    'release.config.json',
    '{"contract":"^1.8.0","scope":"/","addresses":["/*"],"queryKeys":[],"preloadFonts":[],"csp":{"img":[],"frame":[]}}',
  );
  jest.spyOn(process, 'cwd').mockReturnValue(workspace.pathOf(''));
  service.reply = (call, body) => {
    if (call === 'POST /api/releases/public-site/versions') announced = (body as { release: Release }).release;
    const contract = { speaks: '1.10.0', hosts: '>=1.0.0 <=1.10.0' };
    return {
      body: {
        openapi: '3.0.0',
        paths: {},
        contract,
        revision: 0,
        live: null,
        versions: [],
        history: [],
        missing: [],
        apps: {},
      },
    };
  };
});
afterEach(async () => {
  jest.restoreAllMocks();
  await workspace.remove();
});

async function commitOfRelease(): Promise<string | null> {
  const named = ['--app', 'public-site', '--to', service.client.origin];
  const config = ['--config', workspace.pathOf('release.config.json')];
  await releaseBuild(service.client, (await readOptions([workspace.pathOf('dist'), ...named, ...config])) as Releasing);
  return announced.commit;
}

const git = (...args: string[]): string => {
  const settings = ['-c', 'user.name=ada', '-c', 'user.email=ada@example.com'];
  return execFileSync('git', [...settings, ...args], { cwd: workspace.pathOf('') })
    .toString()
    .trim();
};

describe('the commit of a release', () => {
  it('is that of the folder that the command runs in, marked where the folder has other files', async () => {
    git('init', '--quiet');
    git('add', '.');
    git('commit', '--quiet', '--message', 'the first page');
    expect(await commitOfRelease()).toBe(git('rev-parse', 'HEAD'));
    await workspace.write('notes.txt', 'not committed');
    expect(await commitOfRelease()).toBe(`${git('rev-parse', 'HEAD')}+`);
  });

  it('is nobody’s outside of git', async () => {
    expect(await commitOfRelease()).toBeNull();
  });
});
