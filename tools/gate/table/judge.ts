import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pack, type PackSource } from '../../release/pack';
import { workspaceRoot } from '../../release/workspace';
import { checkFrontEnds } from '../api/check-front-ends';
import { frontEndsOf } from '../api/front-ends';
import type { OpenApi } from '@site/releases';
import { readCandidate } from '../candidate';
import { fullChecks, runGate } from '../gate';
import { replayFrontEnds } from '../replay/replay-front-ends';
import type { ApiBuildChange } from './api-build-changes';
import type { ApiChange } from './change';
import type { BuildChange } from './edit-build';
import { buildCopy, type SourceChange } from './source-changes';
import type { Sandbox } from './sandbox';

/** The gate's refusals of a change; none: it passes. Only the gate's own time counts, not that of a build. */
export interface Judgement {
  refusals: string[];
  ms: number;
}

export async function judgeApi(sandbox: Sandbox, { apply }: ApiChange): Promise<Judgement> {
  const document = JSON.parse(await readFile(path.join(workspaceRoot, 'api/openapi.json'), 'utf8'));
  apply(document);
  return judgeDocument(sandbox, document);
}

export async function judgeApiBuild(sandbox: Sandbox, { apply }: ApiBuildChange): Promise<Judgement> {
  await sandbox.rehearseLive();
  const build = await sandbox.copyApiBuild();
  await apply(build);
  const options = { script: path.join(build, 'main.mjs'), changed: [] };
  return timed(async () =>
    (await replayFrontEnds(sandbox.releasesDir, await frontEndsOf(sandbox.releasesDir), options)).flatMap(
      ({ refusals }) => refusals,
    ),
  );
}

export async function judgeBuild(sandbox: Sandbox, { app, apply, ...rest }: BuildChange): Promise<Judgement> {
  const source = await sandbox.copyBuild(app);
  await apply(source);
  return judgeRelease(sandbox, source, rest);
}

export async function judgeSource(sandbox: Sandbox, { built, apply }: SourceChange): Promise<Judgement> {
  const root = await sandbox.copySource();
  await apply(root);
  await buildCopy(root, built);
  if (built === 'api') {
    return judgeDocument(sandbox, JSON.parse(await readFile(path.join(root, 'api/openapi.json'), 'utf8')));
  }
  return judgeRelease(sandbox, { ...(await sandbox.copyBuild(built)), buildDir: path.join(root, 'dist', built) });
}

const judgeDocument = (sandbox: Sandbox, document: OpenApi): Promise<Judgement> =>
  timed(async () =>
    checkFrontEnds(await frontEndsOf(sandbox.releasesDir), document).flatMap(({ refusals }) => refusals),
  );

async function judgeRelease(
  sandbox: Sandbox,
  source: PackSource,
  { changed = [], spoil }: Pick<BuildChange, 'changed' | 'spoil'> = {},
): Promise<Judgement> {
  // What is compared with a release, most of it was left by the one before.
  await sandbox.rehearseLive();
  const { app } = source;
  const { version } = await pack(source, sandbox.releasesDir);
  await spoil?.(path.join(sandbox.releasesDir, app, version));
  const { releasesDir, apiUrl: product } = sandbox;
  const candidate = await readCandidate({ releasesDir, app, version, product, changed });
  return timed(async () => (await runGate(candidate, fullChecks({ browser: true, thorough: false }))).refusals);
}

async function timed(work: () => Promise<string[]>): Promise<Judgement> {
  const began = performance.now();
  return { refusals: await work(), ms: performance.now() - began };
}
