/**
 * `site-release BUILD --app NAME --to ADDRESS`: packs a remote that was built anywhere, checks it against the product at the
 * address, publishes it there and makes it live; with `--percent` or `--stages` for a share of the visitors, with `--at` later.
 * Without a build, `--promote` makes a published version live, also one of another product, `--list` shows what is published,
 * `--rollback` takes it back.
 */
import { command } from '../release/command';
import { promoteVersion } from '../release/remote/promote-version';
import { makeTemporaryFolder } from '../release/temporary-folder';
import { openOutside } from './open-outside';
import { readOptions } from './options';
import { outsideGate } from './outside-gate';
import { releaseBuild } from './release-build';
import { steer } from './steer';

void command(async () => {
  const options = await readOptions();
  const client = openOutside(options);
  if (options.step === 'release') return releaseBuild(client, options, await makeTemporaryFolder());
  if (options.step !== 'promote') return steer(client, options);
  return promoteVersion(client, options, options.given, outsideGate(await makeTemporaryFolder()));
});
