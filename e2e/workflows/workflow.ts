import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { workspaceRoot } from '../support/commands';

export type Variables = Record<string, string>;

/** As GitHub reads it: a step uses somebody's action, or runs lines of its own. */
export interface Step {
  id?: string;
  if?: string;
  uses?: string;
  with?: Record<string, unknown>;
  run?: string;
}

interface JobOfFile {
  needs?: string | undefined;
  /** It runs only where this is so. */
  if?: string | undefined;
  'timeout-minutes'?: number;
  env?: Variables;
  /** What later jobs are given by name, each an expression. */
  outputs?: Variables;
  steps: Step[];
}

interface Trigger {
  branches?: string[];
  paths?: string[];
}

export interface Job extends JobOfFile {
  name: string;
  env: Variables;
}

export interface Workflow {
  name: string;
  on: Record<string, Trigger | null>;
  jobs: Job[];
}

/** What a step or a job may say. What else one says would be left out without a word. */
const stepKeys = ['id', 'if', 'uses', 'with', 'run'];
const jobKeys = ['needs', 'if', 'timeout-minutes', 'env', 'outputs', 'steps'];
/** Of a machine, which is the one that this runs on, and of jobs beside each other, of which there are none. */
const machineKeys = ['runs-on', 'services', 'environment', 'concurrency'];

/** Of a team, below a repository's root. */
export const fileOf = (name: string): string => `docs/teams/ci/${name}.yml`;

/**
 * A workflow with its jobs in their order, each with the workflow's variables and its own.
 * @param text else that of this workspace
 */
export function readWorkflow(
  name: string,
  text = readFileSync(path.join(workspaceRoot, fileOf(name)), 'utf8'),
): Workflow {
  const { on, env, jobs }: { on: Workflow['on']; env?: Variables; jobs: Record<string, JobOfFile> } = parse(text);
  for (const job of Object.values(jobs)) {
    refuseUnknown(job, [...jobKeys, ...machineKeys]);
    for (const step of job.steps) refuseUnknown(step, stepKeys);
  }
  return {
    name,
    on,
    jobs: Object.entries(jobs).map(([key, job]) => ({ ...job, name: key, env: { ...env, ...job.env } })),
  };
}

/** Where a job names no time, GitHub gives it six hours. None is so long that it needs more than one. */
export const timeoutMs = (job: Job): number => (job['timeout-minutes'] ?? 60) * 60_000;

function refuseUnknown(part: object, keys: string[]): void {
  const unknown = Object.keys(part).find((key) => !keys.includes(key));
  if (unknown) throw new Error(`"${unknown}" of a workflow can't be followed here.`);
}

/** Whether an event starts the workflow that changes a file in a branch, or is about to. */
export function starts({ on }: Workflow, event: string, branch: string, changedFile: string): boolean {
  if (!(event in on)) return false;
  const { branches, paths } = on[event] ?? {};
  const isIn = (patterns: string[]): boolean => patterns.some((each) => matches(each, changedFile));
  return (!branches || branches.includes(branch)) && (!paths || isIn(paths));
}

/** Whether a pattern such as `api/**` means a file; `*` alone stands for those at the root. */
function matches(pattern: string, file: string): boolean {
  if (!/^[\w.*/-]+$/.test(pattern)) throw new Error(`This pattern can't be read here: ${pattern}`);
  const source = pattern
    .replaceAll('.', '[.]')
    .split('**')
    .map((part) => part.replaceAll('*', '[^/]*'));
  return new RegExp(`^${source.join('.*')}$`).test(file);
}

/** Whether a condition such as `github.event_name == 'push'` holds. What nobody has set is empty, as on GitHub. */
export function holds(condition: string | undefined, known: Variables): boolean {
  // One that fails ends the job here.
  if (condition === undefined || condition === '${{ !cancelled() }}') return true;
  const [, name = '', value] = /^([\w.-]+) == '([^']*)'$/.exec(condition) ?? [];
  if (value === undefined) throw new Error(`This condition can't be read here: ${condition}`);
  return (known[name] ?? '') === value;
}

/**
 * Values of expressions such as `${{ github.sha }}`; of `a || b` the first that is known. Throws for what is not, except for
 * outputs: a step need not have any.
 */
export function resolveExpressions(text: string, known: Variables): string {
  return text.replace(/\$\{\{(.+?)\}\}/g, (expression, names: string) => {
    const name = names.split('||').find((each) => each.trim() in known);
    if (name) return String(known[name.trim()]);
    if (/^ *(steps|needs)\.[\w-]+\.outputs\.[\w-]+ *$/.test(names)) return '';
    throw new Error(`Nobody knows the value of ${expression} here.`);
  });
}
