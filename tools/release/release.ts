/**
 * `npm run release -- <app> [--percent NUMBER] [--stages STAGES] [--at TIME] [--because TEXT] [--dry-run] [--no-browser]
 * [--thorough]`: builds, packs, checks a new version and makes it live; with `--to ADDRESS` on another machine's product.
 * `npm run release -- api` tells whether the present API may go live.
 */
import { readWorkspaceApp } from './apps';
import { gateOptions, readArguments, requireTaken } from './arguments';
import { command } from './command';
import { releaseApi } from './release-api';
import { openService } from './remote/open-service';
import { releaseTo } from './remote/release-to';
import { tryRelease } from './try-release';

await command(async () => {
  const given = readArguments({
    subject: true,
    options: ['to', 'at', 'stages', 'percent', 'because', ...gateOptions],
  });
  if (given.subject === 'api') {
    requireTaken(given.given, ['because', 'dry-run', 'changed']);
    return releaseApi(given);
  }
  const app = readWorkspaceApp(given.subject, ['api']);
  // Whether it would pass can be told without a product.
  if (given.dryRun && !given.to) return tryRelease(app, given);
  return releaseTo(await openService(given.to), app, given);
});
