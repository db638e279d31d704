/** `npm run releases`: lists what is live, and what could be. */
import { releasedApps } from '@site/federation';
import { command } from './command';
import { readHistory } from './history';
import { liveVersion } from './pointer';
import { storedReleases } from './stored-releases';
import { defaultReleasesDir } from './workspace';

await command(async () => {
  const releasesDir = defaultReleasesDir();
  const history = await readHistory(releasesDir);
  for (const app of releasedApps) {
    const live = await liveVersion(releasesDir, app);
    console.log(`${app}: ${live ? `${live} is live` : 'nothing is live'}`);
    for (const { version, builtAt, commit } of await storedReleases(releasesDir, app)) {
      const last = history.findLast((promotion) => promotion.app === app && promotion.to === version);
      const since = last ? `last made live ${last.at} by ${last.who} (${last.kind})` : 'never live';
      const source = commit ? `commit ${commit.slice(0, 7)}${commit.endsWith('+') ? '+' : ''}` : 'no commit';
      console.log(`  ${version === live ? '*' : ' '} ${version}  built ${builtAt}  ${source}  ${since}`);
    }
  }
});
