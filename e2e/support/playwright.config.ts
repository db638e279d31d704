import { defineConfig } from '@playwright/test';
import { existsSync, mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

// Playwright loads this file again in every worker: what it makes up once is handed on by the environment.
process.env.E2E_DATA_DIR ??= mkdtempSync(path.join(os.tmpdir(), 'site-e2e-'));
process.env.E2E_PORT ??= '4250';
const address = `http://localhost:${process.env.E2E_PORT}`;
const installed = ['/usr/bin/chromium', '/usr/bin/google-chrome'].find(existsSync);

export default defineConfig({
  testDir: '..',
  // Each on a product of its own, at a port and in a folder of its own: several may run side by side.
  projects: ['public-site', 'admin-console', 'both', 'releases', 'workflows'].map((name) => ({
    name,
    testDir: `../${name}`,
    outputDir: `../../test-results/${name}`,
  })),
  // One product, one database: journeys that change content would meet each other.
  workers: 1,
  timeout: 60_000,
  forbidOnly: true,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : 'list',
  // A journey through a whole product on a busy machine may stumble over it once; the report names those that did.
  retries: 1,
  use: {
    baseURL: address,
    // A click that waits for what never comes must not use up the time of a long journey.
    actionTimeout: 40_000,
    // Of the second attempt: a trace of every journey would cost as much as the journey.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? installed,
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking', '--disable-sync'],
    },
  },
  webServer: {
    command: 'node tools/start.mjs',
    cwd: path.join(import.meta.dirname, '../..'),
    url: `${address}/readyz`,
    timeout: 10 * 60_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    env: {
      PORT: process.env.E2E_PORT,
      DATA_DIR: process.env.E2E_DATA_DIR,
      // Tests put shells of their own before this one.
      TRUST_PROXY: 'true',
      ADMIN_PASSWORD: 'correct horse battery staple',
      // Journeys sign in and write far more often than people do.
      LOGIN_LIMIT_USER: '1000',
      LOGIN_LIMIT_ADDRESS: '1000',
      LOGIN_LIMIT_NAME: '1000',
      CONTACT_LIMIT: '1000',
      REFUSED_LIMIT: '1000',
    },
  },
});
