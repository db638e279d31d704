import './runtime-core';
import type { ShellData } from '@site/federation';
import { noteIntegrity } from './file-integrity';
import { followContrastTheme } from './follow-contrast-theme';
import { startRemote } from './start-remote';
import { watchVitals } from './watch-vitals';

export async function startApp(data: ShellData, root: HTMLElement, address: string): Promise<void> {
  followContrastTheme();
  noteIntegrity(data.scripts);
  void watchVitals(data);
  await startRemote(data, root, address);
}
