/** One test of a part, as its runner's report tells it. */
export interface TestResult {
  /** A project of Nx, or one of Playwright. */
  project: string;
  /** From the root of the workspace. */
  file: string;
  name: string;
  seconds: number;
  /** What its file took outside its tests, as in `beforeAll`, where the runner reports it. */
  secondsOutside?: number;
  /** `flaky` failed, and passed when it was tried again. */
  outcome: 'passed' | 'failed' | 'flaky';
  /** What was wrong. Empty for one that passed. */
  failure: string;
}

/** Lines shown of one failure: what was expected, the place. */
const linesEach = 40;

/** A failure as it is shown at the end of a run, where thousands of lines have come after it. */
export function describeFailure({ project, file, name, outcome, failure }: TestResult): string {
  const text = failure.split('\n').slice(0, linesEach).join('\n').trimEnd();
  return `${project} › ${file} › ${name}${outcome === 'flaky' ? ' (flaky)' : ''}\n\n${text}`;
}

/** The end of what a command wrote, where what failed has no name. */
export function lastLines(output: string): string {
  return output.trimEnd().split('\n').slice(-linesEach).join('\n');
}
