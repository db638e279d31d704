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

/** The machine's Chromium; undefined if it or Playwright is missing. */
export async function openBrowser(): Promise<Browser | undefined> {
  try {
    const { chromium } = await import('@playwright/test');
    return await chromium.launch({ executablePath: installed(), args: launchArguments });
  } catch {
    return undefined;
  }
}
