import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { endWithUs } from '../end-with-us';
import { Problem } from '../start/problem';
import { workspaceRoot } from './workspace';
import { nxEnvironment } from '../nx-environment';

const run = promisify(execFile);

/** Builds a project, or takes the build from the cache. Throws Problem with the compiler's output. */
export async function build(project: string): Promise<void> {
  try {
    await runTarget('build', project);
  } catch (error) {
    throw new Problem(
      `${(error as Error).message}\n${project} does not build: see the compiler's output above. Nothing went live.`,
    );
  }
}

/** In an image, whose sources never change, there is nothing to build: `PREBUILT=true` says that `dist` holds it all. */
export const isPrebuilt = (): boolean => process.env.PREBUILT === 'true';

/** Runs a target of a project, unless all is built. Throws Problem with all it printed when it fails. */
export async function runTarget(target: string, project: string): Promise<void> {
  if (isPrebuilt()) return;
  const nx = path.join(workspaceRoot, 'node_modules/nx/dist/bin/nx.js');
  const env = { ...process.env, ...nxEnvironment };
  try {
    const running = run(process.execPath, [nx, 'run', `${project}:${target}`, '--outputStyle=static'], {
      cwd: workspaceRoot,
      env,
      maxBuffer: 64 * 1024 * 1024,
    });
    endWithUs(running.child);
    await running;
  } catch (error) {
    const { stdout = '', stderr = '', message } = error as Error & { stdout?: string; stderr?: string };
    throw new Problem(`${stdout}${stderr}` || message);
  }
}
