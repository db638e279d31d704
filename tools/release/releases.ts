/** `npm run releases`: lists what is live, what can be gone back to, and what else there is. */
import { releasedApps, type Promotion, type Release } from '@site/federation';
import path from 'node:path';
import { ageOf } from './age';
import { command } from './command';
import { readHistory, trailOf } from './history';
import { liveVersion } from './pointer';
import { megabytes, sizeOf } from './size';
import { storedReleases } from './stored-releases';
import { defaultReleasesDir } from './workspace';

await command(async () => {
  const releasesDir = defaultReleasesDir();
  const history = await readHistory(releasesDir);
  for (const app of releasedApps) {
    const live = await liveVersion(releasesDir, app);
    console.log(`${app}: ${live ? `${live} is live` : 'nothing is live'}`);
    const before = trailOf(history, app).slice(0, -1);
    for (const release of await storedReleases(releasesDir, app)) {
      const { version, builtAt } = release;
      const mark = version === live ? '*' : before.includes(version) ? '<' : ' ';
      const size = megabytes(await sizeOf(path.join(releasesDir, app, version)));
      const facts = [`built ${ageOf(builtAt)} ago`, size, sourceOf(release), lastLive(history, release)];
      console.log(`  ${mark} ${version}  ${facts.join('  ')}`);
    }
  }
  console.log('\n* live   < can be gone back to');
});

const sourceOf = ({ commit }: Release) =>
  commit ? `commit ${commit.slice(0, 7)}${commit.endsWith('+') ? '+' : ''}` : 'no commit';

function lastLive(history: Promotion[], { app, version }: Release): string {
  const last = history.findLast((promotion) => promotion.app === app && promotion.to === version);
  if (!last) return 'never live';
  return `made live ${ageOf(last.at)} ago by ${last.who} (${last.kind}${last.because ? `: ${last.because}` : ''})`;
}
