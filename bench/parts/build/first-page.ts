import { inWords, spreadOf } from '../../figures/distribution';
import type { PartResult } from '../../part';
import { startCopy } from '../../fixtures/running-copy';
import type { TimedLine } from '../../../tools/timed-run';
import type { WorkspaceCopy } from '../../../tools/workspace-copy';

const wantedSeconds = { fresh: 75, warm: 4 };

/** The first start of a fresh copy, which builds all, and those after it. */
export async function measureFirstPage(
  copy: WorkspaceCopy,
  { warmStarts }: { warmStarts: number },
  installSeconds: number,
): Promise<PartResult> {
  const starts: { seconds: number; steps: Record<string, number> }[] = [];
  for (let count = 0; count <= warmStarts; count++) {
    const { seconds, lines, stop } = await startCopy(copy);
    await stop();
    starts.push({ seconds, steps: stepsOf(lines) });
  }
  const [first, ...warm] = starts;
  if (!first) throw new Error('Nothing was started.');
  const spread = spreadOf(warm.map(({ seconds }) => seconds));
  const total = installSeconds + first.seconds;
  return {
    lines: [
      `fresh copy to first page: ${total.toFixed(1)} s (wanted: at most ${wantedSeconds.fresh}), ${shares({ packages: installSeconds, ...first.steps }, total)}`,
      `warm start to first page: ${inWords(spread)} s (wanted: at most ${wantedSeconds.warm}), ${shares(warm[0]?.steps ?? {}, warm[0]?.seconds ?? 0)}`,
    ],
    figures: { firstPage: { ...first, seconds: total }, warmStart: { seconds: spread, starts: warm } },
    failures: [],
  };
}

/** Every step of the start says how long it took. */
function stepsOf(lines: TimedLine[]): Record<string, number> {
  const steps: Record<string, number> = {};
  for (const { text } of lines) {
    const [, title, seconds] = /^ {2}(.+?)(?: \(.*\))? … done in ([\d.]+) s$/.exec(text) ?? [];
    if (title) steps[title] = Number(seconds);
  }
  return steps;
}

/** `building 20.1 (40 %), …`, with what no step accounts for. */
function shares(steps: Record<string, number>, total: number): string {
  const known = Object.values(steps).reduce((sum, seconds) => sum + seconds, 0);
  return Object.entries({ ...steps, 'all else': Math.max(total - known, 0) })
    .map(
      ([title, seconds]) => `${title.toLowerCase()} ${seconds.toFixed(1)} (${Math.round((seconds / total) * 100)} %)`,
    )
    .join(', ');
}
