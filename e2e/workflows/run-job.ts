import { execFile } from 'node:child_process';
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { PushedRepository } from './pushed-repository';
import { holds, type Job, resolveExpressions } from './workflow';

/** What a machine of GitHub, or of the team, has by itself. */
const machine = ['PATH', 'HOME', 'TMPDIR', 'CHROMIUM_PATH'];

interface Push {
  repository: PushedRepository;
  actor: string;
  message: string;
  /** In place of the example's addresses and folders. */
  env: Record<string, string>;
}

/** Packages that a clone has installed, for the next: all clones have the same lock file. */
const installed = path.join(os.tmpdir(), `installed-${process.pid}`);
export const removePackages = (): void => rmSync(installed, { recursive: true, force: true });

/**
 * Runs jobs as GitHub does on a push, each on a machine that has nothing but what its steps put there, those alone whose
 * condition holds. Packages of the system are not installed, those of npm in the first clone only, and of all tests, which
 * these are a part of, a few parts run.
 */
export async function runJobs(jobs: Job[], push: Push): Promise<void> {
  const known: Record<string, string> = {
    ...{ 'github.event_name': 'push', 'github.run_number': '1', 'github.actor': push.actor },
    ...{ 'github.event.before': push.repository.before, 'github.sha': push.repository.after },
    'github.event.head_commit.message': push.message,
  };
  for (const job of jobs) {
    if (!holds(job.if, known)) continue;
    const outputs = await runJob(job, push, known);
    for (const [name, value] of Object.entries(outputs)) known[`needs.${job.name}.outputs.${name}`] = value;
  }
}

/** The job's outputs. */
async function runJob(job: Job, push: Push, known: Record<string, string>): Promise<Record<string, string>> {
  const { name, env, outputs, steps } = job;
  const given = Object.entries({ ...env, ...overridden(env, push.env) });
  const variables = Object.fromEntries(given.map(([key, value]) => [key, resolveExpressions(value, known)]));
  const own = machine.flatMap((key) => (process.env[key] ? [[key, process.env[key]]] : []));
  let folder = push.repository.emptyFolder();
  const GITHUB_OUTPUT = path.join(push.repository.emptyFolder(), 'output');
  const runner = { ...push.repository.variables, GITHUB_OUTPUT, CI: 'true', TEST_PARTS: 'build' };
  const environment = { ...Object.fromEntries(own), ...variables, ...runner };
  try {
    for (const { uses = '', run = '', with: given, if: condition } of steps) {
      if (!holds(condition, known)) continue;
      if (uses.startsWith('actions/checkout@')) folder = push.repository.clone(given?.['fetch-depth'] === 0);
      else if (run.startsWith('npm ci ') && existsSync(installed)) renameSync(installed, packagesOf(folder));
      else if (run && !isLeftOut(run)) await runLine(run, folder, environment, name);
    }
  } finally {
    if (existsSync(packagesOf(folder))) renameSync(packagesOf(folder), installed);
  }
  const written = existsSync(GITHUB_OUTPUT) ? readFileSync(GITHUB_OUTPUT, 'utf8') : '';
  const values = Object.fromEntries([...written.matchAll(/^(\w+)=(.*)$/gm)].map(([, key, value]) => [key, value]));
  return Object.fromEntries(Object.keys(outputs).map((output) => [output, values[output] ?? '']));
}

const packagesOf = (folder: string): string => path.join(folder, 'node_modules');

/** What changes the machine. */
const isLeftOut = (line: string): boolean => /^sudo apt-get /.test(line);

const overridden = (env: Job['env'], values: Push['env']): Job['env'] =>
  Object.fromEntries(Object.entries(values).filter(([key]) => key in env));

async function runLine(line: string, cwd: string, env: NodeJS.ProcessEnv, job: string): Promise<void> {
  try {
    await promisify(execFile)('bash', ['-e', '-c', line], { cwd, env, maxBuffer: 64 * 1024 * 1024 });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${job}: ${line} failed:\n${stdout}${stderr}`);
  }
}
