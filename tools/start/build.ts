import { spawn } from 'node:child_process';
import path from 'node:path';
import { withBuildsLocked } from '../builds-lock';
import { endWithUs } from '../end-with-us';
import { Problem } from './problem';
import { fingerprintOfSources, forgetBuild, isBuiltFrom, rememberBuiltFrom } from './source-stamp';
import { nxEnvironment } from '../nx-environment';

const root = path.join(import.meta.dirname, '../..');

/** Builds every app that is out of date, as soon as no other command builds. */
export const buildAll = (): Promise<string> => withBuildsLocked(buildOutdated);

/**
 * The same, for a caller that has locked the builds. Throws Problem with the compiler's output when one does not compile.
 * Where no source has changed nothing is touched: what runs from there already keeps its files. Answers what Nx wrote:
 * which builds ran, and which it took from its cache.
 */
export async function buildOutdated(): Promise<string> {
  const fingerprint = await fingerprintOfSources();
  if (await isBuiltFrom(fingerprint)) return '';
  await forgetBuild();
  const nx = path.join(root, 'node_modules/nx/dist/bin/nx.js');
  const { code, output } = await run(process.execPath, [nx, 'run-many', '-t', 'build', '--outputStyle=static']);
  if (code !== 0) throw new Problem(`${output}\nThe build failed. See the compiler's output above.`);
  await rememberBuiltFrom(fingerprint);
  return output;
}

function run(command: string, args: string[]): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    // Without the Nx daemon: nothing may keep running after the product has stopped.
    const child = spawn(command, args, { cwd: root, env: { ...process.env, ...nxEnvironment } });
    endWithUs(child);
    let output = '';
    child.stdout.on('data', (data) => (output += data));
    child.stderr.on('data', (data) => (output += data));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output }));
  });
}
