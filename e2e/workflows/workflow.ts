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
}

export interface Job {
  name: string;
  env: Variables;
  steps: Step[];
}

interface WorkflowFile {
  env?: Variables;
  jobs: Record<string, { env?: Variables; steps: Step[] }>;
}

/** The jobs of a team's workflow in their order, each with the workflow's variables and its own. */
export function readJobs(team: string): Job[] {
  const text = readFileSync(path.join(workspaceRoot, `docs/teams/ci/${team}.yml`), 'utf8');
  const { env = {}, jobs }: WorkflowFile = parse(text);
  return Object.entries(jobs).map(([name, job]) => ({ name, env: { ...env, ...job.env }, steps: job.steps }));
}

/** Values of expressions such as `${{ github.sha }}`; of `a || b` the first that is known. Throws for what is not. */
export function resolveExpressions(text: string, known: Variables): string {
  return text.replace(/\$\{\{(.+?)\}\}/g, (expression, names: string) => {
    const name = names.split('||').find((each) => each.trim() in known);
    if (!name) throw new Error(`Nobody knows the value of ${expression} on a push.`);
    return String(known[name.trim()]);
  });
}
