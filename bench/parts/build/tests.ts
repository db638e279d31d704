import { appendFile } from 'node:fs/promises';
import path from 'node:path';
import type { PartResult } from '../../part';
import type { TimedRun } from '../../../tools/timed-run';
import type { WorkspaceCopy } from '../../../tools/workspace-copy';

interface TestsSize {
  tested: string[];
  /** A source file; what does not depend on it must not be tested again. */
  changed: string;
}

/** Runs tests, changes one app, and runs them again: what the change can't break comes out of the cache. */
export async function measureTests(copy: WorkspaceCopy, { tested, changed }: TestsSize): Promise<PartResult> {
  const test = () => copy.nx('run-many', '-t', 'test', '-p', tested.join(','));
  const first = await test();
  await appendFile(copy.in(changed), '\n// A change.\n');
  const second = await test();
  const app = changed.split(path.posix.sep)[0] ?? '';
  const cached = cachedTests(second);
  const again = tested.filter((project) => !cached.includes(project));
  return {
    lines: [
      `tests of ${tested.join(', ')}: ${first.seconds.toFixed(1)} s; after a change in ${app}: ${second.seconds.toFixed(1)} s`,
      `  run again: ${again.join(', ') || 'none'}; from the cache: ${cached.join(', ') || 'none'}`,
    ],
    figures: { tests: { first: first.seconds, second: second.seconds, changed, again, cached } },
    failures: again.filter((project) => project !== app).map((project) => `${project} was tested again.`),
  };
}

/** `> nx run ui:test  [local cache]` */
const cachedTests = ({ lines }: TimedRun): string[] => [
  ...new Set(
    lines.flatMap(({ text }) => /nx run ([\w-]+):test\b.*\[(?:local cache|existing outputs)/.exec(text)?.[1] ?? []),
  ),
];
