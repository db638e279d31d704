import './runtime-core';
import type { ShellData } from '@site/federation';
import { reportUnhandledErrors } from './error-reporter';
import { startRemote } from './start-remote';

export async function startApp(data: ShellData, root: HTMLElement): Promise<void> {
  reportUnhandledErrors(data.remote);
  await startRemote(data, root);
}
