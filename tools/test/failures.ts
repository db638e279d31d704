import { stripVTControlCharacters } from 'node:util';

/** Lines shown of one failure: what failed, what was expected, the place. */
const linesEach = 40;

/**
 * What jest wrote about each test that failed (`  ● users › are listed` and all below it), once each.
 * In a run of everything thousands of lines come after it, so it is shown again at the end.
 */
export function jestFailures(output: string): string[] {
  return distinct(output, /^(?= {2}● (?!Console$))/m, /^\s*(?:PASS|FAIL|Test Suites:)/m);
}

/** What Playwright wrote about each test that failed at least once (`  1) [site] › e2e/…`). */
export function playwrightFailures(output: string): string[] {
  return distinct(output, /^(?= {2}\d+\) \[)/m, /^ {2}\d+ (?:failed|flaky|passed)/m);
}

/** The end of what a command wrote, where what failed has no name. */
export function lastLines(output: string): string[] {
  return [stripVTControlCharacters(output).trimEnd().split('\n').slice(-linesEach).join('\n')];
}

/** The pieces that begin at `start`, each up to `end`; the last of those that have the same first line. */
function distinct(output: string, start: RegExp, end: RegExp): string[] {
  const pieces = stripVTControlCharacters(output)
    .split(start)
    .filter((piece) => start.test(piece));
  const byFirstLine = new Map(pieces.map((piece) => [piece.split('\n', 1)[0], piece.split(end, 1)[0] ?? '']));
  return [...byFirstLine.values()].map((text) => text.split('\n').slice(0, linesEach).join('\n').trimEnd());
}
