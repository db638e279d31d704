import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { uploadArtifact } from './artifact';
import { restoreCache } from './cache';
import { branch, type PushedRepository } from './pushed-repository';
import { runLines } from './run-lines';
import { holds, resolveExpressions, starts, timeoutMs } from './workflow';
import type { Job, Step, Variables, Workflow } from './workflow';

export type EventName = 'push' | 'pull_request' | 'schedule';

/** What happens, as a workflow's expressions know it. */
interface Event {
  name: EventName;
  repository: PushedRepository;
  /** Values of `github.actor`, `secrets.RELEASE_TOKEN` and the like, beside those that the repository has. */
  known: Variables;
  /** In place of the example's addresses, where a job has such variables. */
  env: Variables;
  /** The folder of what the jobs upload. */
  artifacts: string;
  /** The folder of what they store for later jobs. */
  caches: string;
  /** Where each job's output goes. */
  logOf(job: string): string;
}

/**
 * Two commands run with a part of their tests, the builds: the nightly one would run these workflows in turn, and the other,
 * all tests of what is tested here already, takes longer than all workflows together.
 */
const shortened = ['npm run test:long', './.ci/run'];

/**
 * Runs a workflow's jobs as GitHub does at an event, each on a machine that has nothing but what its steps put there, those
 * alone whose condition holds. What it can't have of GitHub's is this machine's own: Node, a browser, packages of the system
 * (none is installed), a server of Postgres, and npm's cache in place of the registry.
 */
export async function runWorkflow(workflow: Workflow, event: Event): Promise<void> {
  const { name, repository } = event;
  if (!starts(workflow, name, branch, repository.changedFile)) throw new Error(`No ${name} starts ${workflow.name}.`);
  const known: Variables = { ...contextOf(event), ...event.known };
  const done: string[] = [];
  for (const job of workflow.jobs) {
    if ((job.needs && !done.includes(job.needs)) || !holds(job.if, known)) continue;
    const outputs = await runJob(`${workflow.name} > ${job.name}`, job, event, known);
    for (const [output, value] of Object.entries(outputs)) known[`needs.${job.name}.outputs.${output}`] = value;
    done.push(job.name);
  }
}

function contextOf({ name, repository: { before, after } }: Event): Variables {
  const run = { 'github.run_number': '1', 'github.run_id': randomUUID(), 'github.run_attempt': '1' };
  const context = { 'github.event_name': name, 'github.sha': after, ...run };
  if (name === 'push') return { ...context, 'github.event.before': before };
  return name === 'schedule' ? context : { ...context, 'github.event.pull_request.base.sha': before };
}

/** The job's outputs. */
async function runJob(title: string, job: Job, event: Event, ofEvent: Variables): Promise<Variables> {
  const { repository } = event;
  const known = { ...ofEvent };
  const deadline = Date.now() + timeoutMs(job);
  const env = { ...machine(repository), ...variablesOf(job, event, known) };
  const log = event.logOf(job.name);
  const atEnd: (() => void)[] = [];
  let cwd = repository.newFolder('runner');
  for (const step of job.steps) {
    if (!holds(step.if, known)) continue;
    if (step.uses) {
      const action = actionOf(step);
      if (action === 'checkout') cwd = repository.clone(step.with?.['fetch-depth'] === 0);
      if (action === 'cache') atEnd.push(restoreCache(step, { cwd, caches: event.caches, known }));
      if (action === 'upload-artifact') uploadArtifact(step, cwd, event.artifacts);
      continue;
    }
    const lines = String(step.run);
    const GITHUB_OUTPUT = path.join(repository.newFolder('output'), 'output');
    const part = shortened.includes(lines) ? { TEST_PARTS: 'build' } : {};
    await runLines(lines, { title, cwd, env: { ...env, ...part, GITHUB_OUTPUT }, log, deadline });
    for (const [key, value] of outputsIn(GITHUB_OUTPUT)) known[`steps.${step.id}.outputs.${key}`] = value;
  }
  for (const each of atEnd) each();
  return resolveAll(job.outputs ?? {}, known);
}

/** What a machine has by itself: a home with nothing in it, so that neither Nx nor a package finds what another has stored. */
function machine(repository: PushedRepository): Variables {
  const { PATH, TMPDIR, CHROMIUM_PATH, HOME = '' } = process.env;
  const home = repository.newFolder('home');
  const bin = repository.newFolder('bin');
  for (const command of ['sudo', 'apt-get']) writeFileSync(path.join(bin, command), '#!/bin/sh\n', { mode: 0o755 });
  return {
    ...{ PATH: `${bin}:${PATH}`, HOME: home, CI: 'true' },
    ...(TMPDIR ? { TMPDIR } : {}),
    ...(CHROMIUM_PATH ? { CHROMIUM_PATH } : {}),
    npm_config_userconfig: path.join(HOME, '.npmrc'),
    npm_config_cache: execFileSync('npm', ['config', 'get', 'cache'], { encoding: 'utf8' }).trim(),
    npm_config_prefer_offline: 'true',
  };
}

function variablesOf(job: Job, { name, repository, env }: Event, known: Variables): Variables {
  const replaced = Object.entries(env).filter(([key]) => key in job.env);
  const GITHUB_REF = name === 'pull_request' ? 'refs/pull/1/merge' : `refs/heads/${branch}`;
  return {
    ...{ GITHUB_ACTIONS: 'true', GITHUB_REF, GITHUB_SHA: repository.after },
    ...resolveAll({ ...job.env, ...Object.fromEntries(replaced) }, known),
  };
}

const resolveAll = (expressions: Variables, known: Variables): Variables =>
  Object.fromEntries(Object.entries(expressions).map(([key, value]) => [key, resolveExpressions(value, known)]));

function actionOf({ uses = '' }: Step): string {
  const [, action] = /^actions\/(checkout|setup-node|cache|upload-artifact)@v\d+$/.exec(uses) ?? [];
  if (!action) throw new Error(`Nothing here stands for ${uses}.`);
  return action;
}

function outputsIn(file: string): [string, string][] {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return [...text.matchAll(/^(\w+)=(.*)$/gm)].map(([, key = '', value = '']) => [key, value]);
}
