/** `npm run releases`: lists what is live, canaries, rollback targets, and all other releases; with `--to ADDRESS` those of another machine's product. */
import type { Release } from '@site/federation';
import { readHistory, readTraffic, trailOf } from '@site/releases';
import path from 'node:path';
import { ageOf } from './age';
import { knownApps } from './apps';
import { readArguments } from './arguments';
import { command } from './command';
import { describeLast } from './describe-last';
import { listAt } from './remote/list-at';
import { megabytes, sizeOf } from './size';
import { storedReleases } from './stored-releases';
import { reportDamage } from './report-damage';
import { defaultReleasesDir } from './workspace';

await command(async () => {
  const { to } = readArguments();
  if (to) return listAt(to);
  const releasesDir = defaultReleasesDir();
  await reportDamage(releasesDir);
  const history = await readHistory(releasesDir);
  for (const app of knownApps(releasesDir)) {
    const { live, canary } = await readTraffic(releasesDir, app);
    console.log(`${app}: ${live ? `${live} is live` : 'nothing is live'}`);
    if (canary) {
      console.log(`  ${canary.percent} % of the visitors get ${canary.version}, since ${ageOf(canary.since)}`);
    }
    const before = trailOf(history, app).slice(0, -1);
    const markOf = (version: string) => {
      if (version === live) return '*';
      if (version === canary?.version) return '%';
      return before.includes(version) ? '<' : ' ';
    };
    for (const release of await storedReleases(releasesDir, app)) {
      const { version, builtAt } = release;
      const size = megabytes(await sizeOf(path.join(releasesDir, app, version)));
      const facts = [`built ${ageOf(builtAt)} ago`, size, sourceOf(release), describeLast(history, release)];
      console.log(`  ${markOf(version)} ${version}  ${facts.join('  ')}`);
    }
  }
  console.log('\n* live   % canary   < rollback possible');
});

function sourceOf({ commit }: Release): string {
  return commit ? `commit ${commit.slice(0, 7)}${commit.endsWith('+') ? '+' : ''}` : 'no commit';
}
