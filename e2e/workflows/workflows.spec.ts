import type { ReleasedApp } from '@site/federation';
import { readHistory } from '@site/releases';
import type { APIRequestContext } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { liveRelease } from '../support/copied-release';
import { npmRun, workspaceRoot } from '../support/commands';
import { makeReleaseToken } from '../support/release-token';
import { expect, test } from '../support/test';
import { branch, PushedRepository, type Writing } from './pushed-repository';
import { type EventName, runWorkflow } from './run-workflow';
import { fileOf, readWorkflow, starts, type Step, timeoutMs, type Workflow } from './workflow';

const dataDir = String(process.env.E2E_DATA_DIR);
const releasesDir = path.join(dataDir, 'releases');
const actor = 'a colleague';
const subject = 'A change that says why';

/** Journeys within a workflow have second attempts of their own. */
test.describe.configure({ retries: 0 });

const repositories: PushedRepository[] = [];
test.afterEach(() => repositories.splice(0).forEach((repository) => repository.remove()));

/** The present source, pushed or to be merged as a change of one file, or what is written into it. */
function pushed(changedFile: string, write?: Writing): PushedRepository {
  const repository = new PushedRepository(changedFile, write);
  repositories.push(repository);
  return repository;
}

/** Runs a workflow as an event starts it. Answers the folder of what its jobs have uploaded. */
async function run(workflow: Workflow, name: EventName, repository: PushedRepository, token = ''): Promise<string> {
  const jobsMs = workflow.jobs.reduce((sum, job) => sum + timeoutMs(job), 0);
  test.setTimeout(test.info().timeout + jobsMs);
  const { E2E_PORT, TEST_DATABASE_URL = '' } = process.env;
  // Any other secret, nobody knows: a machine that releases has an address and a token.
  const known = {
    ...{ 'github.actor': actor, 'secrets.RELEASE_TOKEN': token },
    'github.event.head_commit.message': `${subject}\n\nAt length.`,
  };
  const env = { PRODUCT: `http://localhost:${E2E_PORT}`, TEST_DATABASE_URL };
  const artifacts = repository.newFolder('artifacts');
  const logOf = (job: string): string => test.info().outputPath(`${workflow.name}-${job}.log`);
  const { caches } = repository;
  await runWorkflow(workflow, { name, repository, known, env, artifacts, caches, logOf });
  return artifacts;
}

const tokenOfTeam = (request: APIRequestContext, app: ReleasedApp): Promise<string> =>
  makeReleaseToken(request, app, ['publish', 'promote']);

/** What is live there after a team's push, by whom and why. Each release is rehearsed. */
interface Released {
  app: ReleasedApp;
  page: string;
  who: string;
}

/** Answers the version that is live. */
async function expectReleased(request: APIRequestContext, { app, page, who }: Released): Promise<string> {
  const version = await liveRelease(releasesDir, app);
  // The shell notices what its disk says.
  await expect.poll(async () => (await request.get(page)).text()).toContain(`/releases/${app}/${version}/`);
  const last = (await readHistory(releasesDir)).at(-1);
  expect(last).toMatchObject({ app, to: version, who, because: subject, rehearsed: true });
  return version;
}

test.describe('a workflow, step by step in fresh clones', () => {
  const teams = [
    { team: 'marketing', app: 'public-site', page: '/', changedFile: 'public-site/src/landing/pages/retail.ts' },
    {
      ...{ team: 'admin', app: 'admin-console', page: '/admin/login' },
      changedFile: 'admin-console/src/pages/messages.page.tsx',
    },
  ] as const;
  for (const { team, app, page, changedFile } of teams) {
    test(`${team}: checks a change, and makes it live`, async ({ request }) => {
      const before = await liveRelease(releasesDir, app);
      const token = await tokenOfTeam(request, app);
      const repository = pushed(changedFile);
      const artifacts = await run(readWorkflow(team), 'push', repository, token);
      // The shell asks every second what is live.
      await expect.poll(() => liveRelease(releasesDir, app)).not.toBe(before);
      const version = await expectReleased(request, { app, page, who: `${actor}, ${app} (token)` });
      // What is for other machines outlives the one that released.
      const recorded = path.join('releases/rehearsals', app, `${version}.json`);
      for (const file of [recorded, path.join('source-maps', app, version)]) {
        expect(existsSync(path.join(artifacts, file)), file).toBe(true);
      }
      if (team === 'marketing') expect(recordedBy(repository)).toMatchObject({ versions: [version] });
      await npmRun('rollback', app);
    });
  }

  /** What the next run gets of a page. */
  function recordedBy({ caches }: PushedRepository): unknown {
    const [stored = ''] = readdirSync(caches);
    const file = `.data/releases/rehearsals/public-site@localhost_${process.env.E2E_PORT}.json`;
    const records = JSON.parse(readFileSync(path.join(caches, stored, file), 'utf8'));
    return records['/construction'];
  }

  test('marketing: begins with what the run before has rehearsed', async () => {
    const repository = pushed('public-site/tsconfig.json');
    const release = alone(readWorkflow('marketing'), 'release');
    const runLines = (lines: string): Promise<string> => {
      const steps = (step: Step): Step[] => (step.uses?.startsWith('actions/cache@') ? [step, { run: lines }] : []);
      return run(withSteps(release, steps), 'push', repository);
    };
    const folder = '.data/releases/rehearsals';
    await runLines(`mkdir -p ${folder}; echo 1 | tee ${folder}/public-site{@example.com,.screens}.json`);
    await runLines(`cd ${folder}; grep 1 public-site@example.com.json; echo 2 > public-site@example.com.json`);
    await runLines(`cd ${folder}; grep 2 public-site@example.com.json; test ! -e public-site.screens.json`);
  });

  const others = [
    { what: 'platform: checks a change', event: 'push', changedFile: 'tools/release/git.ts' },
    { what: 'platform: checks a pull request', event: 'pull_request', changedFile: 'docs/faults.md' },
    { what: 'nightly: builds', event: 'schedule', changedFile: 'docs/faults.md' },
  ] as const;
  for (const { what, event, changedFile } of others) {
    test(what, async () => {
      await run(readWorkflow(String(what.split(':')[0])), event, pushed(changedFile));
    });
  }

  test('marketing: fails where it lacks a step', async () => {
    const marketing = readWorkflow('marketing');
    const before = await liveRelease(releasesDir, 'public-site');
    const fails = (workflow: Workflow, step: string): Promise<void> =>
      expect(run(workflow, 'push', pushed('public-site/tsconfig.json'))).rejects.toThrow(`marketing > ${step}`);
    await fails(without(alone(marketing, 'release'), /^npm ci /), 'release > git fetch');
    await fails(without(alone(marketing, 'release'), /^actions\/checkout@/), 'release > npm ci');
    const shallow = withSteps(alone(marketing, 'check'), (step) => [{ ...step, with: {} }]);
    await fails(shallow, 'check > npx nx affected');
    expect(await liveRelease(releasesDir, 'public-site')).toBe(before);
  });

  // The last, for what it makes live has nothing to go back to.
  test('of an app that nobody knew before: adds nothing else, is checked, and registered by its first release', async ({
    request,
  }) => {
    const changedFile = 'careers/src/app.tsx';
    const repository = pushed(changedFile, (folder) => generateApp(folder, 'careers', '/jobs'));
    expect(repository.changes).toContain(`A ${changedFile}`);
    const own = /^A (careers[/]|docs[/]teams[/](ci[/])?careers[.])/;
    expect(repository.changes.filter((change) => !own.test(change))).toEqual([]);
    expect(starts(readWorkflow('platform'), 'pull_request', branch, changedFile)).toBe(false);
    const workflow = readWorkflow('careers', repository.textOf(fileOf('careers')));
    await run(workflow, 'pull_request', repository);
    const token = await makeReleaseToken(request, 'careers', ['register', 'publish', 'promote']);
    await run(alone(workflow, 'release'), 'push', repository, token);
    await expect.poll(async () => (await request.get('/jobs')).text()).toContain('Careers</h1>');
    await expectReleased(request, { app: 'careers', page: '/jobs', who: `${actor}, careers (token)` });
  });
});

/** As a team does with the packages of its clone. */
function generateApp(folder: string, name: string, address: string): void {
  const packages = path.join(folder, 'node_modules');
  symlinkSync(path.join(workspaceRoot, 'node_modules'), packages);
  const nx = path.join(packages, 'nx/dist/bin/nx.js');
  const env = {
    ...process.env,
    NX_DAEMON: 'false',
    NX_TUI: 'false',
    NX_CACHE_DIRECTORY: path.join(folder, '.nx/cache'),
  };
  execFileSync(process.execPath, [nx, 'g', '@site/tools:remote', name, '--address', address], { cwd: folder, env });
  rmSync(packages);
}

/** One job of a workflow, whatever comes before it. */
function alone({ jobs, ...rest }: Workflow, name: string): Workflow {
  const job = jobs.find((each) => each.name === name);
  if (!job) throw new Error(`${rest.name} has no job ${name}.`);
  return { ...rest, jobs: [{ ...job, if: undefined, needs: undefined }] };
}

const withSteps = ({ jobs, ...rest }: Workflow, change: (step: Step) => Step[]): Workflow => ({
  ...rest,
  jobs: jobs.map((job) => ({ ...job, steps: job.steps.flatMap(change) })),
});

const without = (workflow: Workflow, line: RegExp): Workflow =>
  withSteps(workflow, (step) => (line.test(step.uses ?? step.run ?? '') ? [] : [step]));
