/**
 * `npm run rollback -- <app> [--because TEXT]`: ends the app's canary; without one, restores the previous release. With
 * `--to ADDRESS` on another machine's product.
 */
import { readTraffic } from '@site/releases';
import { readApp } from './apps';
import { readArguments } from './arguments';
import { endCanary } from './canary';
import { command } from './command';
import { rollBack } from './go-live';
import { rollBackAt } from './remote/release-to';
import { reportDamage } from './report-damage';
import { defaultReleasesDir } from './workspace';

await command(async () => {
  const { subject, to: address, because } = readArguments();
  const app = readApp(subject);
  if (address) return rollBackAt(address, app, because);
  const releasesDir = defaultReleasesDir();
  await reportDamage(releasesDir);
  const before = await readTraffic(releasesDir, app);
  if (before.canary) {
    const { from, to } = await endCanary(releasesDir, app, before, because);
    console.log(`Live for all: ${app}@${to} (the canary ${from} is withdrawn; run it again to go back further)`);
  } else {
    const promotion = await rollBack(releasesDir, app, because);
    console.log(`Live: ${app}@${promotion.to} (rolled back from: ${promotion.from})`);
  }
});
