import './runtime-core';
import { afterFirstPaint } from './after-first-paint';
import { reportUnhandledErrors } from './error-reporter';
import { readShellData, rootElement } from './shell-data';
import { startRemote } from './start-remote';

const data = readShellData();
reportUnhandledErrors(data.remote);
void start();

/** A page that stands already has time; one that its app has to draw has none. */
async function start(): Promise<void> {
  if (data.hydrate) await afterFirstPaint();
  await startRemote(data, rootElement());
}
