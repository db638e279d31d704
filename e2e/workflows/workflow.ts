import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { workspaceRoot } from '../support/commands';

type Variables = Record<string, string>;

/** As GitHub reads it: a step uses somebody's action, or runs a line of its own. */
interface Step {
  uses?: string;
  with?: Record<string, unknown>;
  run?: string;
  if?: string;
}

export interface Job {
  name: string;
  /** It runs only where this is so. */
  if?: string | undefined;
  /** Its outputs by name, each that of a step of the same name. */
  outputs: Variables;
  env: Variables;
  steps: Step[];
}

interface WorkflowFile {
  env?: Variables;
  jobs: Record<string, { if?: string; env?: Variables; outputs?: Variables; steps: Step[] }>;
}

/** The jobs of a team's workflow in their order, each with the workflow's variables and its own. */
export function readJobs(team: string): Job[] {
  const text = readFileSync(path.join(workspaceRoot, `docs/teams/ci/${team}.yml`), 'utf8');
  const { env = {}, jobs }: WorkflowFile = parse(text);
  return Object.entries(jobs).map(([name, job]) => ({
    ...{ name, if: job.if, outputs: job.outputs ?? {}, steps: job.steps },
    env: { ...env, ...job.env },
  }));
}

/** Whether a condition such as `github.event_name == 'push'` holds. What nobody has set is empty, as on GitHub. */
export function holds(condition: string | undefined, known: Variables): boolean {
  if (condition === undefined) return true;
  const [, name = '', value] = /^([\w.-]+) == '([^']*)'$/.exec(condition) ?? [];
  if (value === undefined) throw new Error(`This condition can't be read here: ${condition}`);
  return (known[name] ?? '') === value;
}

/** Values of expressions such as `${{ github.sha }}`; of `a || b` the first that is known. Throws for what is not. */
export function resolveExpressions(text: string, known: Variables): string {
  return text.replace(/\$\{\{(.+?)\}\}/g, (expression, names: string) => {
    const name = names.split('||').find((each) => each.trim() in known);
    if (!name) throw new Error(`Nobody knows the value of ${expression} on a push.`);
    return String(known[name.trim()]);
  });
}
