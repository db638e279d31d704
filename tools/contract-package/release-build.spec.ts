import { execFileSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from '@site/federation';
import { useReleaseService } from '../release/testing/release-service-double';
import { TemporaryWorkspace } from '../release/testing/temporary-workspace';
import { readOptions, type Releasing } from './options';
import { releaseBuild } from './release-build';

const config = path.join(import.meta.dirname, '../../e2e/support/outside-app/release.config.json');
const product = {
  ...{ openapi: '3.0.0', paths: {}, contract: { speaks: '1.10.0', hosts: '>=1.0.0 <=1.10.0' } },
  ...{ revision: 0, live: null, versions: [], history: [], missing: [], apps: {} },
};
const service = useReleaseService();
/** The folder of a team, and that in which its command packs. */
let team: TemporaryWorkspace;
let packing: TemporaryWorkspace;

beforeEach(async () => {
  [team, packing] = [new TemporaryWorkspace(), new TemporaryWorkspace()];
  await team.build();
  // A file of the site.
  await rm(team.pathOf('dist/client/public'), { recursive: true });
  jest.spyOn(process, 'cwd').mockReturnValue(team.pathOf(''));
  service.reply = () => ({ body: product });
});
afterEach(async () => {
  jest.restoreAllMocks();
  await Promise.all([team.remove(), packing.remove()]);
});

/** Releases the build. Answers the commit that the product was told. */
async function release(): Promise<string | null> {
  const named = ['--app', 'events', '--to', service.client.origin, '--config', config];
  await releaseBuild(
    service.client,
    (await readOptions([team.pathOf('dist'), ...named])) as Releasing,
    packing.releasesDir,
  );
  const [, announced] = service.calls.find(([call]) => call === 'POST /api/releases/events/versions') ?? [];
  return (announced as { release: Release }).release.commit;
}

const git = (...args: string[]): string => {
  const person = ['-c', 'user.name=ada', '-c', 'user.email=ada@example.com'];
  return execFileSync('git', [...person, ...args], { cwd: team.pathOf('') })
    .toString()
    .trim();
};

describe('the commit of a release', () => {
  it.each([
    ['', 'that of the folder that the command runs in'],
    ['+', 'marked where the folder has uncommitted changes'],
  ])('has "%s" behind it: is %s', async (mark) => {
    git('init', '--quiet');
    git('add', '.');
    git('commit', '--quiet', '--message', 'the first events');
    if (mark) await team.write('notes.txt', 'not committed');
    expect(await release()).toBe(git('rev-parse', 'HEAD') + mark);
  });

  it('is nobody’s outside of git', async () => {
    expect(await release()).toBeNull();
  });
});
