import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseDocument } from 'yaml';
import { requireCommand } from './commands';

interface Workflow {
  name: string;
  on: Record<string, unknown>;
  permissions: Record<string, string>;
  jobs: Record<string, { 'runs-on': unknown; needs?: string; steps: { uses?: string; run?: string }[] }>;
}

const teams = path.join(import.meta.dirname, '../../docs/teams');
const nightly = 'nightly.yml';
const workflows = readdirSync(path.join(teams, 'ci'));
const guides = readdirSync(teams).filter((file) => file.endsWith('.md'));
const ofTeams = guides.map((file) => file.replace(/md$/, 'yml'));

function readWorkflow(file: string): Workflow {
  const document = parseDocument(readFileSync(path.join(teams, 'ci', file), 'utf8'));
  expect(document.errors).toEqual([]);
  return document.toJS();
}

describe('the teams’ workflows', () => {
  it('are one a team, and one for the night', () => {
    expect(workflows.sort()).toEqual([...ofTeams, nightly].sort());
  });

  it.each(workflows)('are whole, and say nothing that does not exist here: %s', (file) => {
    const { name, on, permissions, jobs } = readWorkflow(file);
    expect(`${name}.yml`).toBe(file);
    expect(Object.keys(on)).toEqual(file === nightly ? ['schedule', 'workflow_dispatch'] : ['pull_request', 'push']);
    expect(permissions).toEqual({ contents: 'read' });
    for (const job of Object.values(jobs)) {
      expect(job['runs-on']).toBeDefined();
      if (job.needs) expect(Object.keys(jobs)).toContain(job.needs);
      for (const { uses, run } of job.steps) {
        if (uses) expect(uses).toMatch(/^actions\/[\w-]+@v\d+$/);
        else
          for (const line of String(run)
            .trim()
            .split(/\n| && /))
            requireCommand(line);
      }
    }
  });

  it.each(ofTeams)('check only what a change affects, in a browser, too: %s', (file) => {
    const lines = Object.values(readWorkflow(file).jobs).flatMap(({ steps }) => steps.map(({ run }) => run ?? ''));
    expect(lines.filter((line) => /^npx nx affected -t .*\be2e\b/.test(line))).toHaveLength(1);
    // A text from outside in a command line is a command of whoever wrote it.
    for (const line of lines) expect(line).not.toContain('${{');
  });
});

/** The lines of a guide that are typed into a terminal. */
function commandsIn(guide: string): string[] {
  const text = readFileSync(path.join(teams, guide), 'utf8');
  const blocks = [...text.matchAll(/^ *```(\w*)\n([^`]*)```$/gm)].filter(([, language]) => !language);
  return blocks.flatMap(([, , block = '']) => block.trim().split('\n'));
}

describe('the teams’ guides', () => {
  it.each(guides)('name only commands that there are: %s', (file) => {
    const lines = commandsIn(file);
    expect(lines.length).toBeGreaterThan(3);
    for (const line of lines) requireCommand(line);
  });

  it.each([...guides, '../../tools/generators/remote/files/guide/__name__.md.template'])(
    'install all packages before a command that needs more than npm start: %s',
    (file) => {
      const lines = commandsIn(file);
      const first = lines.findIndex((line) => /\bnpx nx |\bnpm run (format|generate)\b/.test(line));
      expect(first).toBeGreaterThan(0);
      expect(lines.slice(0, first)).toContain('npm ci --ignore-scripts');
    },
  );
});

describe('a command that is not there', () => {
  it.each(['npm run relase -- public-site', 'npx nx affected -t tset', 'npx nx test shop', './ci/run'])(
    'is told: %s',
    (line) => expect(() => requireCommand(line)).toThrow('There is no such command here'),
  );
});
