import { existsSync } from 'node:fs';
import os from 'node:os';
import type { Browser } from '@playwright/test';
import { chromium as installed } from '../../lighthouse/chromium';

const launchArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-sync',
  // Nothing but this machine. To hold requests back one by one costs a fifth more, since scripts are then sent anew each time.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
];

/** Where it is installed, it needs a third of the time for a page. */
const headless = ['/usr/bin/chromium-headless-shell'].find((file) => !process.env.CHROMIUM_PATH && existsSync(file));

/** The machine's Chromium, which keeps its files in a folder; undefined if it or Playwright is missing. */
export async function openBrowser(folder = os.tmpdir()): Promise<Browser | undefined> {
  const { TMPDIR } = process.env;
  try {
    const { chromium } = await import('@playwright/test');
    // Playwright and Chromium make theirs in the system's folder: after a kill nobody would know whose they are.
    process.env.TMPDIR = folder;
    return await chromium.launch({ executablePath: headless ?? installed(), args: launchArguments });
  } catch {
    return undefined;
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
  }
}
