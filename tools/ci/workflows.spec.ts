import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseDocument } from 'yaml';
import { workspaceApps } from '../release/apps';
import { requireCommand } from './commands';
import { files } from './documents/workspace';

interface Workflow {
  name: string;
  on: Record<string, unknown>;
  permissions: Record<string, string>;
  jobs: Record<string, Job>;
}

interface Job {
  'runs-on': unknown;
  env?: Record<string, string>;
  if?: string;
  needs?: string;
  outputs?: Record<string, string>;
  steps: Step[];
}

interface Step {
  id?: string;
  uses?: string;
  run?: string;
  with?: Record<string, string>;
}

const teams = path.join(import.meta.dirname, '../../docs/teams');
const nightly = 'nightly.yml';
const workflows = readdirSync(path.join(teams, 'ci'));
const guides = readdirSync(teams).filter((file) => file.endsWith('.md'));
const ofTeams = guides.map((file) => file.replace(/md$/, 'yml'));

const template = '../../../tools/generators/remote/files/guide/ci/__name__.yml.template';

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
      expect(job['runs-on']).toBe('ubuntu-latest');
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

  it('leave a change in an app’s folder to its team alone, also in that of an app that is added', () => {
    const folders = [...new Set(files.filter((file) => file.includes('/')).map((file) => String(file.split('/')[0])))];
    const ofPlatform = folders.filter((folder) => !workspaceApps().includes(folder));
    const paths = ['*', ...ofPlatform.map((folder) => (folder.startsWith('.') ? '.*/**' : `${folder}/**`))].sort();
    expect(readWorkflow('platform.yml').on).toEqual({ pull_request: { paths }, push: { branches: ['main'], paths } });
  });

  it.each(ofTeams)('check only what a change affects, in a browser, too: %s', (file) => {
    const lines = Object.values(readWorkflow(file).jobs).flatMap(({ steps }) => steps.map(({ run }) => run ?? ''));
    expect(lines.filter((line) => /^npx nx affected -t .*\be2e\b/.test(line))).toHaveLength(1);
    // A text from outside in a command line is a command of whoever wrote it.
    for (const line of lines) expect(line).not.toContain('${{');
  });
});

const isCache = ({ uses }: Step): boolean => uses?.startsWith('actions/cache') ?? false;

/** What a workflow says, whatever its team and its app are called. */
function nameless(file: string, app: string): unknown {
  const withoutCache = (key: string, value: unknown): unknown =>
    key === 'steps' ? (value as Step[]).filter((step) => !isCache(step)) : value;
  return JSON.parse(JSON.stringify({ ...readWorkflow(file), name: '' }, withoutCache).replaceAll(app, 'APP'));
}

describe('the workflows that release', () => {
  it.each([
    ['admin.yml', 'admin-console'],
    [template, '__name__'],
  ])('are one, but for names and what is stored for the next run: %s', (file, app) =>
    expect(nameless(file, app)).toEqual(nameless('marketing.yml', 'public-site')),
  );

  it('need an address and a token', () => {
    const workflow = readWorkflow('marketing.yml');
    const { env = {} } = workflow.jobs.release ?? {};
    const given = Object.keys(env).filter((name) => !/^\$\{\{ github\./.test(env[name] ?? ''));
    expect(given).toEqual(['PRODUCT', 'RELEASE_TOKEN']);
    expect(JSON.stringify(workflow).match(/\b(secrets|vars)\.\w+/g)).toEqual(['secrets.RELEASE_TOKEN']);
  });
});

describe.each([
  ['marketing.yml', 'public-site'],
  ['admin.yml', 'admin-console'],
  [template, '__name__'],
])('a release by %s', (file, app) => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'pushes-'));
  const clone = path.join(folder, 'clone');
  const output = path.join(folder, 'output');
  const git = (...args: string[]): string => execFileSync('git', args, { cwd: clone, encoding: 'utf8', stdio: 'pipe' });
  /** Commits a file, and answers the commit. */
  function push(name: string): string {
    mkdirSync(path.join(clone, path.dirname(name)), { recursive: true });
    appendFileSync(path.join(clone, name), 'a change\n');
    git('add', '--all');
    git('-c', 'user.name=A team', '-c', 'user.email=team@example.com', 'commit', '--quiet', '-m', 'A change');
    git('push', '--quiet', 'origin', 'HEAD:main');
    return git('rev-parse', 'HEAD').trim();
  }
  const { check, release } = readWorkflow(file).jobs;
  function runStep(step: { run?: string } | undefined, commit: string): string {
    const push = { GITHUB_REF: 'refs/heads/main', GITHUB_SHA: commit, GITHUB_OUTPUT: output };
    const env = { ...process.env, ...push, PATH: `${folder}:${process.env.PATH}` };
    return execFileSync('bash', ['-e', '-c', step?.run ?? ''], { cwd: clone, env, encoding: 'utf8', stdio: 'pipe' });
  }
  /** What the step tells of a commit to the job that releases. */
  function outputsOf(commit: string): string {
    writeFileSync(output, '');
    runStep(
      check?.steps.find(({ id }) => id === 'newest'),
      commit,
    );
    return readFileSync(output, 'utf8');
  }

  beforeAll(() => {
    mkdirSync(clone);
    git('init', '--quiet', '--bare', '../origin.git');
    git('init', '--quiet');
    git('remote', 'add', 'origin', '../origin.git');
    writeFileSync(path.join(folder, 'npm'), '#!/bin/sh\necho "npm $*"\n', { mode: 0o755 });
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is left to a newer push of the same app, and to no other', () => {
    const older = push(`${app}/page.tsx`);
    expect(outputsOf(older)).toBe('newest=true\n');
    push('api/main.ts');
    expect(outputsOf(older)).toBe('newest=true\n');
    const newer = push(`${app}/page.tsx`);
    expect(outputsOf(older)).toBe('');
    expect(outputsOf(newer)).toBe('newest=true\n');
    // Decided before it queues: whoever queues last ends the wait of the one before.
    expect(check?.outputs).toEqual({ newest: '${{ steps.newest.outputs.newest }}' });
    expect(release).toMatchObject({ needs: 'check', if: "needs.check.outputs.newest == 'true'" });
  });

  it('that is run again alone is left to a newer push as well', () => {
    const [older, newer] = [push(`${app}/page.tsx`), push(`${app}/page.tsx`)];
    const step = release?.steps.find(({ run }) => run?.includes('npm run release'));
    expect(runStep(step, older)).toBe('A newer push releases this change, too.\n');
    expect(runStep(step, newer)).toContain(`npm run release -- ${app} --to`);
  });
});

it.each([
  ['marketing.yml', 'public-site'],
  [template, '__name__'],
])(
  'a release by %s begins with the pages and forms that earlier runs have rehearsed, and with nothing else of them',
  (file, app) => {
    const { check, release } = readWorkflow(file).jobs;
    const { steps = [] } = release ?? {};
    const { path: stored, key, ...others } = steps.find(isCache)?.with ?? {};
    // A key that signs what was rehearsed lies beside them, and a pull request may read what is stored.
    const records = '.data/releases/rehearsals';
    expect(stored?.trim().split('\n')).toEqual([`${records}/${app}@*.json`, `${records}/${app}.forms.json`]);
    // What is stored under a key stays as it is.
    expect(key).toBe(`rehearsals-${app}-\${{ github.run_id }}-\${{ github.run_attempt }}`);
    expect(others).toEqual({ 'restore-keys': `rehearsals-${app}-` });
    expect(steps.findIndex(isCache)).toBeLessThan(steps.findIndex(({ run }) => run?.includes('npm run release')));
    // A pull request runs that job alone.
    expect(check?.steps.filter(isCache)).toEqual([]);
  },
);

it('a release of the console stores nothing: its pages call the API, so none of them is recorded', () => {
  expect(Object.values(readWorkflow('admin.yml').jobs).flatMap(({ steps }) => steps.filter(isCache))).toEqual([]);
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
  it.each([
    'npm run relase -- public-site',
    'npx nx affected -t tset',
    'npx nx run-many -t test -p shop',
    'npx nx test shop',
    './ci/run',
  ])('is told: %s', (line) => expect(() => requireCommand(line)).toThrow('There is no such command here'));
});
