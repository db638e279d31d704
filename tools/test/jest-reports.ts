import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { TestResult } from './results';

/** What libs/testing/jest/report.mjs has written: a file for each project. */
export function readJestReports(folder: string): TestResult[] {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return files
    .flatMap((file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as TestResult[])
    .map((result) => ({ ...result, failure: stripVTControlCharacters(result.failure) }));
}
