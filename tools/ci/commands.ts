import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { workspaceApps } from '../release/apps';
import { Problem } from '../start/problem';

const root = path.join(import.meta.dirname, '../..');
const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
const targets = ['lint', 'typecheck', 'check-generated', 'check-imports', 'test', 'build', 'e2e'];
const released = workspaceApps();
const apps = [...released, 'api', 'shell-client', 'shell-server', 'ci'];

/** External commands, which are assumed to exist. */
const foreign =
  /^(npm (ci|install)\b|npx prettier |sudo |apt-get |git |cd |mkdir |cp |kubectl |docker |aws |curl |echo |node |grep |tail |#)/;

/** Throws Problem for a line of a guide or a workflow that this workspace can't run. */
export function requireCommand(line: string): void {
  // Variables may come before commands, and a comment after them.
  const [commands = ''] = line
    .trim()
    .replace(/^(\w+=\S+ )+/, '')
    .split(/\s+#/);
  for (const command of commands.split(' | ')) {
    if (!command || foreign.test(command) || isOurs(command)) continue;
    throw new Problem(`There is no such command here: ${command}`);
  }
}

function isOurs(command: string): boolean {
  const [program = '', ...words] = command.replace(' --silent', '').split(/\s+/);
  if (program.startsWith('./')) return existsSync(path.join(root, program));
  if (program === 'npm')
    return words[0] === 'run' ? (words[1] ?? '') in scripts : ['start', 'test'].includes(words[0] ?? '');
  if (program === 'npx' && words[0] === 'nx') return isTarget(words.slice(1));
  return program === 'npx' && words[0] === 'playwright';
}

/** `nx affected -t lint test`, `nx test public-site`, `nx serve admin-console --api=…`. */
function isTarget([verb = '', ...rest]: string[]): boolean {
  if (verb === 'affected') return areTargets(rest);
  if (verb === 'run-many') {
    const projects = rest.slice(rest.indexOf('-p'));
    return areTargets(rest.slice(0, -projects.length)) && projects.slice(1).every((project) => apps.includes(project));
  }
  if (verb === 'g') return rest[0] === '@site/tools:remote';
  if (verb === 'serve') return released.includes(rest[0] ?? '');
  return targets.includes(verb) && apps.includes(rest[0] ?? '');
}

const areTargets = ([option, ...names]: string[]): boolean =>
  option === '-t' && names.every((target) => targets.includes(target));
