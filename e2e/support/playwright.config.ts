import { defineConfig } from '@playwright/test';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { headless } from './browsers';
import { longTimeouts, wideLimits } from './long-timeouts';
import { isLongRun } from './share';

const root = path.join(import.meta.dirname, '../..');

/** Each is a folder of `e2e/`, and to Nx the project `e2e-…`. */
const names = ['public-site', 'admin-console', 'posts', 'both', 'containment', 'releases', 'workflows'];

/** Somebody has started one there, for journeys by name while they write. */
const isRunning = Boolean(process.env.E2E_PORT && process.env.E2E_DATA_DIR);

// Playwright loads this file again in every worker: what it makes up once is handed on by the environment.
process.env.E2E_DATA_DIR ??= newDataFolder();
process.env.E2E_PORT ??= String(ownPort());
const address = `http://localhost:${process.env.E2E_PORT}`;

export default defineConfig({
  testDir: '..',
  // Each on a product of its own, at a port and in a folder of its own: several may run side by side.
  projects: names.map((name) => ({
    name,
    testDir: `../${name}`,
    outputDir: `../../test-results/${name}`,
  })),
  // One product, one database: journeys that change content would meet each other.
  workers: 1,
  // What is waited for comes at once on a machine that does nothing else. One that does is no reason to fail.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  forbidOnly: true,
  // `@long`: only in the long run. `@share`: a share of the list at other times.
  ...(isLongRun ? { grep: /@long|@share/ } : { grepInvert: /@long/ }),
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : 'list',
  // A second attempt is for the trace of it and to tell flaky from broken: either fails the run.
  retries: 1,
  failOnFlakyTests: true,
  use: {
    baseURL: address,
    // A click that waits for what never comes must not use up the time of a long journey.
    actionTimeout: 60_000,
    // A trace of every journey would cost as much as the journey.
    trace: 'on-first-retry',
    launchOptions: headless,
  },
  webServer: {
    command: 'node tools/start.mjs',
    cwd: root,
    url: `${address}/readyz`,
    reuseExistingServer: isRunning,
    timeout: 10 * 60_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    env: {
      PORT: process.env.E2E_PORT,
      DATA_DIR: process.env.E2E_DATA_DIR,
      MEDIA_DIR: path.join(process.env.E2E_DATA_DIR, 'media'),
      // Tests put shells of their own before this one.
      TRUST_PROXY: 'true',
      ADMIN_PASSWORD: 'correct horse battery staple',
      ...longTimeouts,
      SCHEDULE_INTERVAL_MS: '1000',
      ...wideLimits,
    },
  },
});

/** Nx runs several projects side by side. 4250 is for a run without Nx, which has no place in the list. */
function ownPort(): number {
  const place = names.findIndex((name) => process.env.NX_TASK_TARGET_PROJECT === `e2e-${name}`) + 1;
  return 4250 + 2 * place + Number(isLongRun);
}

/**
 * A copy of what `nx run e2e-support:prepare-data` has made, or empty: then the product's first start fills it. Deleted when
 * this process ends, after the product.
 */
function newDataFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'site-e2e-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const prepared = process.env.E2E_PREPARED_DATA;
  if (prepared) cpSync(path.resolve(root, prepared), folder, { recursive: true });
  return folder;
}
