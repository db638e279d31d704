import type { ReleasedApp } from '@site/federation';
import { Problem } from '../../start/problem';
import { ageOf } from '../age';
import { knownApps } from '../apps';
import { megabytes } from '../size';
import { defaultReleasesDir } from '../workspace';
import { describeCanary } from './canary-at';
import { openClient } from './open-client';
import type { RemoteReleases } from './release-client';

/** `npm run releases -- --to ADDRESS`: lists the apps that the token is for. Throws Problem. */
export async function listAt(to: string): Promise<void> {
  const client = openClient(to);
  const problems: Problem[] = [];
  const apps = knownApps(defaultReleasesDir());
  for (const app of apps) {
    try {
      print(app, await client.read(app));
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      problems.push(error);
    }
  }
  if (problems.length === apps.length && problems[0]) throw problems[0];
  console.log('\n* live   % canary');
}

function print(app: ReleasedApp, { live, scheduled, canary, versions, history }: RemoteReleases): void {
  console.log(`${app}: ${live ? `${live.version} is live` : 'nothing is live'}`);
  if (scheduled) console.log(`  ${scheduled.version} goes live at ${scheduled.at}, scheduled by ${scheduled.who}`);
  if (canary) console.log(`  ${describeCanary(canary)}`);
  const markOf = (version: string) => {
    if (version === live?.version) return '*';
    return version === canary?.version ? '%' : ' ';
  };
  for (const { version, builtAt, bytes, commit, publishedBy } of versions) {
    const source = commit ? `commit ${commit.slice(0, 7)}` : 'no commit';
    const facts = [`built ${ageOf(builtAt)} ago`, megabytes(bytes), source, lastOf(version, history, publishedBy)];
    console.log(`  ${markOf(version)} ${version}  ${facts.join('  ')}`);
  }
}

function lastOf(version: string, history: RemoteReleases['history'], publishedBy: string): string {
  const last = history.find(({ kind, to }) => kind !== 'withdraw' && to === version);
  if (!last) return `published by ${publishedBy}, never live`;
  const source = last.environment ? ` from ${last.environment}` : '';
  const rehearsal = last.rehearsal === 'skipped' ? ', not rehearsed' : '';
  const how = `${last.kind === 'canary' ? `canary for ${last.percent} %` : last.kind}${source}${rehearsal}${last.because ? `: ${last.because}` : ''}`;
  return `made live ${ageOf(last.at)} ago by ${last.who} (${how})`;
}
