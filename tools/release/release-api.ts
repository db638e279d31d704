import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { withBuildsLocked } from '../builds-lock';
import { checkFrontEnds } from '../gate/api/check-front-ends';
import { frontEndsOf } from '../gate/api/front-ends';
import { storePassedApi } from '../gate/api/passed-api';
import { type CheckResult, describeResult } from '../gate/gate';
import { replayFrontEnds } from '../gate/replay/replay-front-ends';
import { installPackages } from '../install-packages.mjs';
import { Problem } from '../start/problem';
import type { ReleaseArguments } from './arguments';
import { isPrebuilt, runTarget } from './build';
import { commitOf } from './git';
import { findService } from './remote/open-service';
import { publishedFrontEnds } from './remote/published-front-ends';
import { who } from './who';
import { sha256 } from './hash';
import { defaultReleasesDir, workspaceRoot } from './workspace';

/**
 * Checks whether the current API may go live: it must keep everything that live front ends and rollback targets depend
 * on. Its operator restarts the process; nothing is replaced here. Throws Problem when it may not.
 */
export async function releaseApi({ because, dryRun, changed }: ReleaseArguments): Promise<void> {
  const releasesDir = defaultReleasesDir();
  if (!isPrebuilt()) await installPackages({ everything: true });
  console.log('Reading what the API offers …');
  await runTarget('check-generated', 'api');
  const text = await readFile(path.join(workspaceRoot, 'api/openapi.json'));
  const document = JSON.parse(text.toString('utf8'));
  console.log('Checking it against the front ends …');
  const service = await findService();
  const frontEnds = service ? await publishedFrontEnds(service, releasesDir) : await frontEndsOf(releasesDir);
  const results = checkFrontEnds(frontEnds, document);
  for (const result of results) console.log(describeResult(result));
  requireNoneRefused(results);
  await withBuildsLocked(() => runTarget('build', 'api'));
  const script = path.join(workspaceRoot, 'dist/api/main.mjs');
  const tell = (result: CheckResult) => console.log(describeResult(result));
  requireNoneRefused(await replayFrontEnds(releasesDir, frontEnds, { script, changed }, tell));
  if (dryRun) return console.log('The API may go live. Nothing was recorded.');
  await storePassedApi(releasesDir, document, {
    at: new Date().toISOString(),
    who: who(),
    commit: await commitOf(workspaceRoot),
    apiSchema: sha256(text),
    ...(because && { because }),
  });
  console.log('The API may go live.');
}

function requireNoneRefused(results: CheckResult[]): void {
  if (results.every(({ outcome }) => outcome !== 'refused')) return;
  throw new Problem('The API is refused: a front end that is live, or that a rollback can restore, would break.');
}
