import { existsSync } from 'node:fs';
import { appendFile } from 'node:fs/promises';
import path from 'node:path';
import { Problem } from '../start/problem';
import { expectRun, run } from './run';

const bases = ['debian:bookworm-slim', 'node:24-bookworm-slim', 'postgres:17', 'nginx:1.29'];
/** The first tells whether a registry answers at all. */
const pullTimeoutMs = { first: 60_000, others: 10 * 60_000 };
const standInTimeoutMs = 20 * 60_000;

/** Provides the base images: this machine's, a registry's, or stand-ins. Throws Problem where none are available. */
export async function ensureBases(env: NodeJS.ProcessEnv, folder: string): Promise<string> {
  const lacking: string[] = [];
  for (const image of bases) if (!(await run(`docker image inspect ${image}`, env)).ok) lacking.push(image);
  const pulled = await pullAll(lacking, env);
  if (pulled && (await run('docker compose version', env)).ok) {
    return lacking.length > 0 ? `${lacking.join(', ')} from a registry` : 'all of them were here';
  }
  const { ok, output } = await run(`deploy/stand-in-images/make.sh ${folder}`, env, standInTimeoutMs);
  const end = output.trim().split('\n').slice(-5).join(' / ');
  if (!ok) throw new Problem(`no registry answers, and stand-ins can't be made: ${end}`);
  return `stand-ins: ${
    output
      .trim()
      .split('\n')
      .filter((line) => line.includes(':'))
      .join(', ') || 'made before'
  }`;
}

async function pullAll(images: string[], env: NodeJS.ProcessEnv): Promise<boolean> {
  for (const [index, image] of images.entries()) {
    const timeoutMs = index === 0 ? pullTimeoutMs.first : pullTimeoutMs.others;
    if (!(await run(`docker pull -q ${image}`, env, timeoutMs)).ok) return false;
  }
  return true;
}

/** Builds the workspace image through this machine's registry settings; compose then builds from the cache. */
export async function buildWorkspace(env: NodeJS.ProcessEnv): Promise<void> {
  await expectRun(await workspaceBuild('-t site/workspace .', env), env);
}

/** Builds the same again with one line more in the public site. Answers the projects that were built, not taken from a cache. */
export async function rebuildChangedSite(env: NodeJS.ProcessEnv, folder: string): Promise<string[]> {
  const changed = path.join(folder, 'changed');
  const files = 'git ls-files -z --cached --others --exclude-standard';
  await expectRun(`mkdir ${changed} && ${files} | tar -c --null -T - --ignore-failed-read | tar -x -C ${changed}`, env);
  await appendFile(path.join(changed, 'public-site/src/mount.ts'), '// One line more.\n');
  const output = await expectRun(await workspaceBuild(`--progress plain ${changed}`, env), env);
  return [...output.matchAll(/> nx run ([\w-]+):build *$/gm)].map(([, project = '']) => project);
}

async function workspaceBuild(what: string, env: NodeJS.ProcessEnv): Promise<string> {
  const npmrc = (await run('npm config get userconfig', env)).output.trim().split('\n').at(-1) ?? '';
  const ca = process.env.NODE_EXTRA_CA_CERTS ?? '';
  const secrets = Object.entries({ npmrc, ca }).filter(([, file]) => file && existsSync(file));
  const options = secrets.map(([id, file]) => `--secret id=${id},src=${file}`).join(' ');
  return `docker build --target workspace ${options} ${what}`;
}

/** Builds the runtime images from this machine's builds, with the same Dockerfile. Builds that are up to date are kept. */
export async function buildFromHere(env: NodeJS.ProcessEnv): Promise<void> {
  await expectRun('npx tsx tools/start/build-all.ts', env);
  // A command that keeps DATA_DIR private writes builds that only their owner can read, and containers run as another user.
  await expectRun('chmod -R a+rX dist', env);
  await expectRun('npx tsx tools/images/main.ts', env);
  await expectRun(`tar --transform 's,^,site/,' -c dist/images | docker import - containers-check/builds`, env);
  for (const target of ['api', 'shell', 'nginx']) {
    const builds = '--build-arg BUILDS=containers-check/builds';
    await expectRun(`docker build --target ${target} ${builds} -t containers-check/${target} .`, env);
  }
  await expectRun('docker build -t containers-check/workspace deploy/stand-in-images/workspace', env);
}
