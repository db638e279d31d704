import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { nxEnvironment } from '../nx-environment';

const root = path.join(import.meta.dirname, '../..');

/** Runs a command of node_modules/.bin in the workspace, shows its output line by line, and returns all of it. */
export function runCommand(command: string, args: string[]): Promise<{ ok: boolean; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(path.join(root, 'node_modules/.bin', command), args, {
      cwd: root,
      env: { ...process.env, ...nxEnvironment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    // Complete lines: another command may be writing between them.
    for (const [from, to] of [[child.stdout, process.stdout] as const, [child.stderr, process.stderr] as const]) {
      createInterface(from).on('line', (line) => {
        output += `${line}\n`;
        to.write(`${line}\n`);
      });
    }
    child.once('error', reject);
    child.once('close', (code) => resolve({ ok: code === 0, output }));
  });
}
