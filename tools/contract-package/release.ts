/**
 * `site-release BUILD --app NAME --to ADDRESS`: packs a remote that was built anywhere, checks it against the product at the
 * address, publishes it there and makes it live; by `--stages` for growing shares of the visitors, with `--at` later. Without a
 * build, `--list` shows what is published, `--rollback` takes it back.
 */
import { command } from '../release/command';
import { openOutside } from './open-outside';
import { readOptions } from './options';
import { releaseBuild } from './release-build';
import { steer } from './steer';

void command(async () => {
  const options = await readOptions();
  const client = openOutside(options);
  return options.step ? steer(client, options) : releaseBuild(client, options);
});
