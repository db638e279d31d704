import type { ReleasedApp } from '@site/federation';
import { readHistory } from '@site/releases';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { liveRelease } from '../support/copied-release';
import { npmRun } from '../support/commands';
import { expect, test } from '../support/test';
import { PushedRepository } from './pushed-repository';
import { removePackages, runJobs } from './run-job';
import { type Job, readJobs } from './workflow';

const dataDir = String(process.env.E2E_DATA_DIR);
const releasesDir = path.join(dataDir, 'releases');
const actor = 'a colleague';
const subject = 'A change that says why';
/** A check runs journeys, too. */
const checkTimeoutMs = 45 * 60_000;

const repositories: PushedRepository[] = [];
test.afterEach(() => repositories.splice(0).forEach((repository) => repository.remove()));
test.afterAll(removePackages);

/** Runs jobs as a push of the present source does that changed a file. */
async function push(jobs: Job[], changedFile: string): Promise<void> {
  const repository = new PushedRepository(changedFile);
  repositories.push(repository);
  const { E2E_PORT, TEST_DATABASE_URL = '' } = process.env;
  const RELEASE_TOKEN = readFileSync(path.join(dataDir, 'release-token'), 'utf8');
  const env = { DATA_DIR: dataDir, PRODUCT: `http://localhost:${E2E_PORT}`, RELEASE_TOKEN, TEST_DATABASE_URL };
  await runJobs(jobs, { repository, actor, message: `${subject}\n\nAt length.`, env });
}

const releaseOf = (team: string): Job => {
  const job = readJobs(team).find(({ name }) => name === 'release');
  if (!job) throw new Error(`${team} has no job that releases.`);
  // By itself it has no check that could tell whether the push is the newest.
  return { ...job, if: undefined };
};

const without = (job: Job, line: RegExp): Job => {
  const steps = job.steps.filter(({ uses = '', run = '' }) => !line.test(uses) && !line.test(run));
  expect(steps).toHaveLength(job.steps.length - 1);
  return { ...job, steps };
};

test.describe('the workflow of a team, step by step in fresh clones', () => {
  const teams: [string, ReleasedApp][] = [
    ['marketing', 'public-site'],
    ['admin', 'admin-console'],
  ];
  for (const [team, app] of teams) {
    test(`${team}: checks a change, and makes it live`, async ({ request }) => {
      test.setTimeout(checkTimeoutMs);
      const before = await liveRelease(releasesDir, app);
      await push(readJobs(team), `${app}/tsconfig.json`);
      // The shell asks every second what is live.
      await expect.poll(() => liveRelease(releasesDir, app)).not.toBe(before);
      const after = await liveRelease(releasesDir, app);
      const page = await (await request.get(app === 'public-site' ? '/' : '/admin/login')).text();
      expect(page).toContain(`/releases/${app}/${after}/`);
      const last = (await readHistory(releasesDir)).at(-1);
      expect(last).toMatchObject({ app, to: after, who: `${actor} (command)`, because: subject, rehearsed: true });
      await npmRun('rollback', app);
    });
  }

  for (const workflow of ['platform', 'nightly']) {
    test(`${workflow}: checks a change`, async () => {
      test.setTimeout(checkTimeoutMs);
      await push(readJobs(workflow), 'shell/client/tsconfig.json');
    });
  }

  test('fails where it lacks a step', async () => {
    test.setTimeout(400_000);
    const release = releaseOf('marketing');
    const before = await liveRelease(releasesDir, 'public-site');
    for (const line of [/^actions\/checkout@/, /^npm ci /]) {
      await expect(push([without(release, line)], 'public-site/tsconfig.json')).rejects.toThrow();
    }
    const check = readJobs('marketing').filter(({ name }) => name === 'check');
    const shallow = check.map((job) => ({ ...job, steps: job.steps.map((step) => ({ ...step, with: {} })) }));
    await expect(push(shallow, 'public-site/tsconfig.json')).rejects.toThrow('nx affected');
    expect(await liveRelease(releasesDir, 'public-site')).toBe(before);
  });
});
