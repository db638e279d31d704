import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { chromium } from './chromium';

const run = promisify(execFile);
// Of its own: a seventh of all packages, which nobody else needs.
const folder = path.join(import.meta.dirname, 'package');
const chromeFlags = '--headless=new --no-sandbox --disable-gpu --disable-background-networking --disable-sync';
const largestReport = 64 * 1024 * 1024;

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof categories)[number];

interface Audit {
  title: string;
  /** Of 1; null where it does not apply. */
  score: number | null;
  numericValue?: number;
  displayValue?: string;
  details?: { items?: { resourceType?: string; transferSize?: number }[] };
}

/** What is used of a report: https://github.com/GoogleChrome/lighthouse/blob/main/docs/understanding-results.md */
export interface Report {
  categories: Partial<Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>>;
  audits: Partial<Record<string, Audit>>;
  environment: { benchmarkIndex: number };
  runtimeError?: { message: string };
}

/** Installs Lighthouse unless that is done. */
export async function installLighthouse(): Promise<void> {
  const lock = await readFile(path.join(folder, 'package-lock.json'), 'utf8');
  const installed = path.join(folder, 'node_modules/.installed-lock.json');
  if ((await readFile(installed, 'utf8').catch(() => '')) === lock) return;
  console.log('Installing Lighthouse …');
  await run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder });
  await writeFile(installed, lock);
}

/** Visits a page on Lighthouse's phone. `slowdown`: by how many times the processor of this machine is slowed. */
export async function runLighthouse(address: string, only: readonly Category[], slowdown: number): Promise<Report> {
  const command = path.join(folder, 'node_modules/lighthouse/cli/index.js');
  const options = [
    ...['--output=json', '--quiet', `--only-categories=${only.join()}`, `--chrome-flags=${chromeFlags}`],
    `--throttling.cpuSlowdownMultiplier=${slowdown}`,
  ];
  const { stdout } = await run(process.execPath, [command, address, ...options], {
    env: { ...process.env, ...(chromium() ? { CHROME_PATH: chromium() } : {}) },
    maxBuffer: largestReport,
  });
  return JSON.parse(stdout) as Report;
}
