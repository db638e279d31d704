import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pack, type PackSource } from '../../release/pack';
import { workspaceRoot } from '../../release/workspace';
import { checkFrontEnds } from '../api/check-front-ends';
import type { OpenApi } from '../api/openapi';
import { readCandidate } from '../candidate';
import { fullChecks, runGate } from '../gate';
import { replayFrontEnds } from '../replay/replay-front-ends';
import type { ApiBuildChange } from './api-build-changes';
import type { ApiChange } from './change';
import type { BuildChange } from './edit-build';
import { buildCopy, type SourceChange } from './source-changes';
import type { Stage } from './stage';

/** The gate's refusals of a change; none: it passes. Only the gate's own time counts, not that of a build. */
export interface Judgement {
  refusals: string[];
  ms: number;
}

export async function judgeApi(stage: Stage, { apply }: ApiChange): Promise<Judgement> {
  const document = JSON.parse(await readFile(path.join(workspaceRoot, 'api/openapi.json'), 'utf8'));
  apply(document);
  return judgeDocument(stage, document);
}

export async function judgeApiBuild(stage: Stage, { apply }: ApiBuildChange): Promise<Judgement> {
  await stage.rehearseLive();
  const build = await stage.copyApiBuild();
  await apply(build);
  const options = { script: path.join(build, 'main.mjs'), changed: [] };
  return timed(async () => (await replayFrontEnds(stage.releasesDir, options)).flatMap(({ refusals }) => refusals));
}

export async function judgeBuild(stage: Stage, { app, apply, ...rest }: BuildChange): Promise<Judgement> {
  const source = await stage.copyBuild(app);
  await apply(source);
  return judgeRelease(stage, source, rest);
}

export async function judgeSource(stage: Stage, { built, apply }: SourceChange): Promise<Judgement> {
  const root = await stage.copySource();
  await apply(root);
  await buildCopy(root, built);
  if (built === 'api') {
    return judgeDocument(stage, JSON.parse(await readFile(path.join(root, 'api/openapi.json'), 'utf8')));
  }
  return judgeRelease(stage, { ...(await stage.copyBuild(built)), buildDir: path.join(root, 'dist', built) });
}

const judgeDocument = (stage: Stage, document: OpenApi): Promise<Judgement> =>
  timed(async () => (await checkFrontEnds(stage.releasesDir, document)).flatMap(({ refusals }) => refusals));

async function judgeRelease(
  stage: Stage,
  source: PackSource,
  { changed = [], spoil }: Pick<BuildChange, 'changed' | 'spoil'> = {},
): Promise<Judgement> {
  // What is compared with a release, most of it was left by the one before.
  await stage.rehearseLive();
  const { app } = source;
  const { version } = await pack(source, stage.releasesDir);
  await spoil?.(path.join(stage.releasesDir, app, version));
  const { releasesDir, apiUrl: product } = stage;
  const candidate = await readCandidate({ releasesDir, app, version, product, changed });
  return timed(async () => (await runGate(candidate, fullChecks({ browser: true, thorough: false }))).refusals);
}

async function timed(work: () => Promise<string[]>): Promise<Judgement> {
  const began = performance.now();
  return { refusals: await work(), ms: performance.now() - began };
}
