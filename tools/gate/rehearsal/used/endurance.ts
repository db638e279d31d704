import { setTimeout as wait } from 'node:timers/promises';
import type { RenderJob } from '@site/render-host';
import { candidateHost, jobAt } from '../../candidate-host';
import type { Candidate } from '../../candidate';
import type { PageProblem, PartFinding } from '../finding';
import { inParallel } from '../in-parallel';

const renders = 200;
/** What memory may grow by in the second half, when everything has been rendered before: 0.4 MB for each. */
const mostGrowth = 40 * 1024 * 1024;
/** Pages that fail are found where they are looked at one by one. */
const enoughFailures = 5;
/** For half of the pages. A shell waits two seconds for each. */
const mostMedianMs = 1_000;
/** Of one core, while it has no requests. */
const mostIdle = 0.1;
/** So long it gets no requests. */
const idleMs = 2_500;
const width = 2;

/** Renders pages many times over in one process, and looks at what is left of it: memory, work, and whether it lives. */
export async function renderOften(
  candidate: Candidate,
  apiUrl: string,
  pages: string[],
  signal: AbortSignal,
): Promise<PartFinding> {
  const ends: string[] = [];
  const host = candidateHost(candidate, new URL(apiUrl), (reason) => ends.push(reason));
  if (!host || pages.length === 0) return { seen: '', problems: [] };
  let failures = 0;
  const times: number[] = [];
  const render = async (count: number) => {
    const jobs = Array.from({ length: count }, (_, index) => jobAt(candidate, String(pages[index % pages.length])));
    const work = async (job: RenderJob) => {
      const began = performance.now();
      await host.render(job).catch(() => failures++);
      times.push(performance.now() - began);
    };
    await inParallel(jobs, width, work, () => signal.aborted || ends.length > 0 || failures >= enoughFailures);
    signal.throwIfAborted();
    return host.measure();
  };
  try {
    const half = await render(renders / 2);
    const whole = await render(renders / 2);
    await wait(idleMs, undefined, { signal });
    const rested = await host.measure();
    const idle = (rested.cpuMs - whole.cpuMs) / (rested.atMs - whole.atMs);
    const median = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
    const grown = whole.bytes - half.bytes;
    const found = [
      [ends.length > 0, `its process ended while pages were rendered (${reasons[ends[0] ?? ''] ?? ends[0]}).`],
      [median > mostMedianMs, `it takes ${Math.round(median)} ms to render a page (median).`],
      [grown > mostGrowth, `rendered often, it takes ${megabytes(grown)} more for every ${renders / 2} pages.`],
      [idle > mostIdle, `when nothing is asked of it, its process takes ${Math.round(idle * 100)} % of a core.`],
    ] as const;
    const problems = found.flatMap(([applies, problem]): PageProblem[] => (applies ? [['/', problem]] : []));
    return { seen: `${renders} renders in one process`, problems };
  } finally {
    host.stop();
  }
}

const reasons: Record<string, string> = {
  died: 'an error or a rejected promise that nobody caught, or an exit of its own',
  hung: 'it hung',
  memory: 'it took too much memory',
  output: 'it wrote too much',
};

const megabytes = (bytes: number): string => `${Math.round(bytes / 1024 / 1024)} MB`;
