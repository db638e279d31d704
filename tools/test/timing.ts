import type { TestResult } from './results';

/** A part that has run. */
export interface Timed {
  name: string;
  seconds: number;
  results: TestResult[];
}

const slowest = 20;

/** Where the time went: each part, in it each project (the sum of its tests), and the slowest tests of all. */
export function timingTable(parts: Timed[]): string[] {
  const rows = parts.flatMap(({ name, seconds, results }) => [
    [clock(seconds), name],
    ...projectsOf(results).map((project) => [clock(project.seconds), `  ${project.name}: ${project.tests} tests`]),
  ]);
  const tests = parts
    .flatMap(({ results }) => results)
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, slowest)
    .map(({ project, file, name, seconds }) => [clock(seconds), `${project} › ${file} › ${name}`]);
  return [
    'Where the time went (a project’s time is the sum of its tests; Nx’s cache gives the time of before):',
    ...lines(rows),
    ...(tests.length > 0 ? ['', 'The slowest tests:', ...lines(tests)] : []),
  ];
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
