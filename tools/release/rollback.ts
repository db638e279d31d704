/** `npm run rollback -- <app> [--because TEXT]`: makes the version live that was live before. */
import { readApp } from './apps';
import { readArguments } from './arguments';
import { command } from './command';
import { rollBack } from './go-live';
import { defaultReleasesDir } from './workspace';

await command(async () => {
  const { subject, because } = readArguments();
  const app = readApp(subject);
  const { promotion } = await rollBack(defaultReleasesDir(), app, because);
  console.log(`Live: ${app}@${promotion.to} (taken back: ${promotion.from})`);
});
