import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { workspaceRoot } from '../release/workspace';
import { findFreePort } from '../start/ports';
import { timedStart } from '../timed-run';

const timeoutSeconds = 600;

/** `npm start` with a database and content of its own, which end with it. */
export async function startProduct(): Promise<{ address: string; stop(): Promise<void> }> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'lighthouse-'));
  const port = String(await findFreePort());
  const address = `http://localhost:${port}`;
  const env = { PORT: port, DATA_DIR: folder, MEDIA_DIR: path.join(folder, 'media'), DATABASE_URL: '' };
  const { child, lines, ended, since } = timedStart('node', ['tools/start.mjs'], { cwd: workspaceRoot, env });
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true });
  };
  while (!(await isReady(address))) {
    if (child.exitCode !== null || since() > timeoutSeconds) {
      await stop();
      throw new Error(lines.map(({ text }) => text).join('\n'));
    }
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  return { address, stop };
}

const isReady = (address: string): Promise<boolean> =>
  fetch(`${address}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
