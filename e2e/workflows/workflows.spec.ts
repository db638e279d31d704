import type { ReleasedApp } from '@site/federation';
import { readHistory } from '@site/releases';
import type { APIRequestContext } from '@playwright/test';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { liveRelease } from '../support/copied-release';
import { npmRun } from '../support/commands';
import { makeReleaseToken } from '../support/release-token';
import { expect, test } from '../support/test';
import { PushedRepository } from './pushed-repository';
import { type EventName, runWorkflow } from './run-workflow';
import { readWorkflow, type Step, timeoutMs, type Workflow } from './workflow';

const dataDir = String(process.env.E2E_DATA_DIR);
const releasesDir = path.join(dataDir, 'releases');
const actor = 'a colleague';
const subject = 'A change that says why';

/** Journeys within a workflow have second attempts of their own. */
test.describe.configure({ retries: 0 });

const repositories: PushedRepository[] = [];
test.afterEach(() => repositories.splice(0).forEach((repository) => repository.remove()));

/** Runs a workflow as an event starts it: the present source is pushed, or to be merged, as a change of one file. */
async function run(workflow: Workflow, name: EventName, changedFile: string, token = ''): Promise<void> {
  const jobsMs = workflow.jobs.reduce((sum, job) => sum + timeoutMs(job), 0);
  test.setTimeout(test.info().timeout + jobsMs);
  const repository = new PushedRepository(changedFile);
  repositories.push(repository);
  const { E2E_PORT, TEST_DATABASE_URL = '' } = process.env;
  const known = {
    ...{ 'github.actor': actor, 'secrets.RELEASE_TOKEN': token },
    'github.event.head_commit.message': `${subject}\n\nAt length.`,
  };
  // A machine that releases has nothing of the product but its address.
  const DATA_DIR = repository.newFolder('data');
  const env = { DATA_DIR, PRODUCT: `http://localhost:${E2E_PORT}`, TEST_DATABASE_URL };
  const logOf = (job: string): string => test.info().outputPath(`${workflow.name}-${job}.log`);
  await runWorkflow(workflow, { name, repository, known, env, logOf });
}

const tokenOfTeam = (request: APIRequestContext, app: ReleasedApp): Promise<string> =>
  makeReleaseToken(request, app, ['publish', 'promote']);

const operatorsToken = async (): Promise<string> => readFileSync(path.join(dataDir, 'release-token'), 'utf8');

test.describe('a workflow, step by step in fresh clones', () => {
  const teams = [
    {
      ...{ team: 'marketing', app: 'public-site', page: '/', who: `${actor}, public-site (token)` },
      ...{ changedFile: 'public-site/src/landing/pages/retail.ts', makeToken: tokenOfTeam },
    },
    {
      ...{ team: 'admin', app: 'admin-console', page: '/admin/login', who: `${actor} (command)` },
      ...{ changedFile: 'admin-console/src/pages/messages.page.tsx', makeToken: operatorsToken },
    },
  ] as const;
  for (const { team, app, page, who, changedFile, makeToken } of teams) {
    test(`${team}: checks a change, and makes it live`, async ({ request }) => {
      const before = await liveRelease(releasesDir, app);
      await run(readWorkflow(team), 'push', changedFile, await makeToken(request, app));
      // The shell asks every second what is live.
      await expect.poll(() => liveRelease(releasesDir, app)).not.toBe(before);
      const after = await liveRelease(releasesDir, app);
      expect(await (await request.get(page)).text()).toContain(`/releases/${app}/${after}/`);
      const last = (await readHistory(releasesDir)).at(-1);
      expect(last).toMatchObject({ app, to: after, who, because: subject, rehearsed: true });
      await npmRun('rollback', app);
    });
  }

  test('platform: checks a change', () => run(readWorkflow('platform'), 'push', 'tools/release/git.ts'));

  test('platform: checks a pull request', () => run(readWorkflow('platform'), 'pull_request', 'docs/faults.md'));

  test('nightly: builds', () => run(readWorkflow('nightly'), 'schedule', 'docs/faults.md'));

  test('marketing: fails where it lacks a step', async () => {
    const before = await liveRelease(releasesDir, 'public-site');
    const fails = (workflow: Workflow, step: string): Promise<void> =>
      expect(run(workflow, 'push', 'public-site/tsconfig.json')).rejects.toThrow(`marketing > ${step}`);
    await fails(without(alone('marketing', 'release'), /^npm ci /), 'release > git fetch');
    await fails(without(alone('marketing', 'release'), /^actions\/checkout@/), 'release > npm ci');
    const shallow = withSteps(alone('marketing', 'check'), (step) => [{ ...step, with: {} }]);
    await fails(shallow, 'check > npx nx affected');
    expect(await liveRelease(releasesDir, 'public-site')).toBe(before);
  });
});

/** One job of a workflow, whatever comes before it. */
function alone(workflow: string, name: string): Workflow {
  const { jobs, ...rest } = readWorkflow(workflow);
  const job = jobs.find((each) => each.name === name);
  if (!job) throw new Error(`${workflow} has no job ${name}.`);
  return { ...rest, jobs: [{ ...job, if: undefined, needs: undefined }] };
}

const withSteps = ({ jobs, ...rest }: Workflow, change: (step: Step) => Step[]): Workflow => ({
  ...rest,
  jobs: jobs.map((job) => ({ ...job, steps: job.steps.flatMap(change) })),
});

const without = (workflow: Workflow, line: RegExp): Workflow =>
  withSteps(workflow, (step) => (line.test(step.uses ?? step.run ?? '') ? [] : [step]));
