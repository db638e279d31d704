import { rm } from 'node:fs/promises';
import { makeTemporaryFolder } from '../../release/temporary-folder';
import type { FrontEnd } from '../api/front-ends';
import type { CheckResult } from '../gate';
import { readRecordedCalls } from './recorded-calls';
import { replay } from './replay';

interface ReplayOptions {
  /** `main.mjs` of the API's build. */
  script: string;
  /** Paths whose responses are meant to change, such as `/api/posts/{slug}`. */
  changed: string[];
}

/** Repeats the calls that each front end's rehearsal made; `report` receives each result as it comes. */
export async function replayFrontEnds(
  releasesDir: string,
  frontEnds: FrontEnd[],
  options: ReplayOptions,
  report: (result: CheckResult) => void = () => undefined,
): Promise<CheckResult[]> {
  const results: CheckResult[] = [];
  for (const frontEnd of frontEnds) {
    const result = await replayFrontEnd(releasesDir, frontEnd, options);
    results.push(result);
    report(result);
  }
  return results;
}

async function replayFrontEnd(
  releasesDir: string,
  { name, app, version, used }: FrontEnd,
  { script, changed }: ReplayOptions,
): Promise<CheckResult> {
  const title = `${name}, repeated`;
  const skipped = (seen: string): CheckResult => ({ title, outcome: 'skipped', seen, refusals: [], ms: 0 });
  if (!used) return skipped('not repeated: it was packed before releases recorded which API calls they make');
  const recording = await readRecordedCalls(releasesDir, app, version);
  if (!recording) return skipped('not repeated: no recording of it is on this machine');
  const began = performance.now();
  const folder = await makeTemporaryFolder();
  try {
    const { seen, refusals } = await replay({ used, recording, changed }, { script, folder });
    const outcome = refusals.length > 0 ? 'refused' : 'passed';
    return { title, outcome, seen, refusals, ms: Math.round(performance.now() - began) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
