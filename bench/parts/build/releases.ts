import { ChangedLine } from '../../fixtures/changed-line';
import { startCopy } from '../../fixtures/running-copy';
import { inWords, spreadOf } from '../../figures/distribution';
import type { PartResult } from '../../part';
import type { TimedLine } from '../../../tools/timed-run';
import type { WorkspaceCopy } from '../../../tools/workspace-copy';

const wantedSeconds = 30;

/** A line of a page is changed and released while the product runs; it counts until a visitor gets it. */
export async function measureReleases(copy: WorkspaceCopy, { releases }: { releases: number }): Promise<PartResult> {
  const product = await startCopy(copy);
  const runs: { seconds: number; steps: string[] }[] = [];
  try {
    const line = await ChangedLine.in(copy);
    for (let count = 1; count <= releases; count++) {
      const { lines, since, released, untilShown } = await line.release(count, { DATA_DIR: '.data' });
      const [seconds] = await Promise.all([untilShown(product.origin).then(since), released]);
      runs.push({ seconds, steps: stepsOf(lines, seconds) });
    }
    await line.restore();
  } finally {
    await product.stop();
  }
  const spread = spreadOf(runs.map(({ seconds }) => seconds));
  return {
    lines: [
      `one changed line of public-site, released and live: ${inWords(spread)} s (wanted: under ${wantedSeconds})`,
      ...(runs.at(-1)?.steps ?? []).map((step) => `  ${step}`),
    ],
    figures: { release: { seconds: spread, runs } },
    failures: [],
  };
}

/** Each line with the seconds until the next one. */
const stepsOf = (lines: TimedLine[], end: number): string[] =>
  lines.map(({ at, text: said }, index) => `${((lines[index + 1]?.at ?? end) - at).toFixed(1).padStart(5)} s  ${said}`);
