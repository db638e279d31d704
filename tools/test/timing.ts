import type { TestResult } from './results';

/** A part that has run. */
export interface Timed {
  name: string;
  seconds: number;
  results: TestResult[];
}

const slowest = 20;

/** Where the time went: each part, in it each project (the sum of its tests), and the slowest tests and files of all. */
export function timingTable(parts: Timed[]): string[] {
  const rows = parts.flatMap(({ name, seconds, results }) => [
    [clock(seconds), name],
    ...projectsOf(results).map((project) => [clock(project.seconds), `  ${project.name}: ${project.tests} tests`]),
  ]);
  const all = parts.flatMap(({ results }) => results);
  const tests = all.map(({ project, file, name, seconds }) => [`${project} › ${file} › ${name}`, seconds] as const);
  const files = new Map(
    all.flatMap(({ project, file, secondsOutside: seconds }) => (seconds ? [[`${project} › ${file}`, seconds]] : [])),
  );
  return [
    'Where the time went (a project’s time is the sum of its tests; Nx’s cache gives the time of before):',
    ...lines(rows),
    ...slowestOf('The slowest tests:', tests),
    ...slowestOf('The slowest files outside their tests:', [...files]),
  ];
}

function slowestOf(title: string, timed: (readonly [string, number])[]): string[] {
  const rows = timed.sort((a, b) => b[1] - a[1]).slice(0, slowest);
  return rows.length > 0 ? ['', title, ...lines(rows.map(([what, seconds]) => [clock(seconds), what]))] : [];
}

/** The slowest first. */
function projectsOf(results: TestResult[]): { name: string; seconds: number; tests: number }[] {
  const projects = new Map<string, { seconds: number; tests: number }>();
  for (const { project, seconds } of results) {
    const before = projects.get(project) ?? { seconds: 0, tests: 0 };
    projects.set(project, { seconds: before.seconds + seconds, tests: before.tests + 1 });
  }
  return [...projects].map(([name, sums]) => ({ name, ...sums })).sort((a, b) => b.seconds - a.seconds);
}

const lines = (rows: string[][]): string[] => rows.map(([time = '', what = '']) => `  ${time.padStart(7)}  ${what}`);

function clock(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
