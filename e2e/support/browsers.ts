import { existsSync } from 'node:fs';

const args = [
  ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking', '--disable-sync'],
  // A page lives for seconds here: optimising its code takes a fifth of the renderers' time and repays none of it.
  '--js-flags=--no-maglev --no-opt',
];

const firstOf = (...names: string[]): string | undefined =>
  process.env.CHROMIUM_PATH ?? names.map((name) => `/usr/bin/${name}`).find(existsSync);

/** A browser as people have it. */
export const windowed = { executablePath: firstOf('chromium', 'google-chrome'), args };

/** The same without windows, where it is installed: it needs half the time for a page. Only its fonts differ. */
export const headless = { executablePath: firstOf('chromium-headless-shell', 'chromium', 'google-chrome'), args };
