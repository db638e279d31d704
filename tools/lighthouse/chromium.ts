import { existsSync } from 'node:fs';

/** The machine's Chromium, as the browser journeys use it; undefined lets the launcher look for a Chrome. */
export const chromium = (): string | undefined =>
  process.env.CHROMIUM_PATH ?? ['/usr/bin/chromium', '/usr/bin/google-chrome'].find(existsSync);
