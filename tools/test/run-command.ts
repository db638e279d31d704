import { spawn } from 'node:child_process';
import path from 'node:path';
import { nxEnvironment } from '../nx-environment';

const root = path.join(import.meta.dirname, '../..');

/** Runs a command of node_modules/.bin in the workspace, shows its output as it comes, and answers all of it. */
export function runCommand(command: string, args: string[]): Promise<{ ok: boolean; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(path.join(root, 'node_modules/.bin', command), args, {
      cwd: root,
      env: { ...process.env, ...nxEnvironment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const show = (stream: NodeJS.WriteStream) => (data: Buffer) => {
      output += data;
      stream.write(data);
    };
    child.stdout.on('data', show(process.stdout));
    child.stderr.on('data', show(process.stderr));
    child.once('error', reject);
    child.once('close', (code) => resolve({ ok: code === 0, output }));
  });
}
