/**
 * `npm run promote -- <app>@<version> [--percent NUMBER] [--because TEXT] [--dry-run] [--no-browser]
 * [--thorough]`: makes a packed version live, or a canary; with `--to ADDRESS` on another machine's product. There,
 * `--from ADDRESS` takes it from a third one's, `--stages "5%/10m,25%/1h,100%"` gives it to growing shares of
 * the visitors (`promote -- <app> --to ADDRESS --hold`, `--resume` or `--advance` steer that), and `--at "2026-12-01 09:00 Europe/Berlin"` schedules it, which
 * `promote -- <app> --to ADDRESS --cancel` takes back.
 */
import { readTraffic } from '@site/releases';
import { gateRelease } from '../gate/gate-release';
import { Problem } from '../start/problem';
import { readApp, readReleaseName } from './apps';
import { readArguments, requireAddress } from './arguments';
import { endCanary, giveToShare } from './canary';
import { command } from './command';
import { promote } from './go-live';
import { stepAt } from './remote/canary-at';
import { cancelAt, promoteTo } from './remote/release-to';
import { reportDamage } from './report-damage';
import { defaultReleasesDir } from './workspace';

await command(async () => {
  const given = readArguments();
  const { subject, to, because, percent = 100, dryRun, browser, thorough, changed } = given;
  if (to && given.cancel) return cancelAt(to, readApp(subject?.split('@')[0]));
  if (to && given.step) return stepAt(to, readApp(subject?.split('@')[0]), { step: given.step, because });
  requireAddress(given);
  const { app, version } = readReleaseName(subject);
  if (to) return promoteTo(to, { app, version }, given);
  const releasesDir = defaultReleasesDir();
  await reportDamage(releasesDir);
  const before = await readTraffic(releasesDir, app);
  if (percent > 0) {
    if (version === before.live) throw new Problem(`${app}@${version} is already live.`);
    await gateRelease(app, version, { browser, thorough, changed });
  }
  if (dryRun) return console.log(`${app}@${version} would pass. Nothing was changed.`);
  if (percent === 0) {
    await endCanary(releasesDir, app, before, because, version);
    console.log(`Withdrawn: ${app}@${version}. Live for all: ${before.live}`);
  } else if (percent < 100) {
    await giveToShare(releasesDir, app, { version, percent, because, rehearsed: browser }, before);
    console.log(`Canary: ${app}@${version} for ${percent} % of the visitors. Live for the others: ${before.live}`);
    console.log(`  on: npm run promote -- ${app}@${version} --percent 100   back: npm run rollback -- ${app}`);
  } else {
    await promote(releasesDir, app, version, before, { because, rehearsed: browser });
    console.log(`Live: ${app}@${version}${before.live ? ` (before: ${before.live})` : ''}`);
  }
});
