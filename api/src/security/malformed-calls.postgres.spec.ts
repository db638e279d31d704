import fc from 'fast-check';
import { CommitCount } from '../../testing/commit-count';
import { familiarThings } from '../../testing/fuzz/familiar-things';
import { operations } from '../../testing/fuzz/operations';
import { type FuzzRequest, batchSize, requestsOf } from '../../testing/fuzz/requests';
import { FuzzClient } from '../../testing/fuzz/fuzz-client';
import { inWords, whatIsWrong } from '../../testing/fuzz/what-is-wrong';
import { useApi } from '../../testing/use-api';

/** In all, over every call of openapi.json. `npm run test:long` sends 20,000. */
const least = Number(process.env.FUZZ_CALLS ?? 800);
const batches = Math.ceil(least / operations.length / batchSize);
const seed = Number(process.env.FUZZ_SEED ?? 1);

// Nothing is published by the clock meanwhile: what changes, a request has changed.
const api = useApi({ BODY_LIMIT_KB: '256', SCHEDULE_INTERVAL_MS: '600000', LOGIN_LIMIT_ADDRESS: '30' });
let client: FuzzClient;
let commits: CommitCount;
beforeAll(async () => {
  client = new FuzzClient(api);
  await client.open();
  commits = await CommitCount.install();
});
afterAll(async () => {
  client.close();
  await commits.end();
});

/** Sends them at once. What was refused among what was not is sent again by itself, to see that it changes nothing. */
async function sendAll(requests: FuzzRequest[]): Promise<void> {
  const before = await commits.read();
  const calls = await Promise.all(
    requests.map(async (request) => ({ request, answer: await client.send(request).catch(nothing(request)) })),
  );
  for (const { request, answer } of calls) {
    const problem = whatIsWrong(answer, request);
    if (problem) throw new Error(`${problem}\n${inWords(request, answer)}`);
  }
  const refused = calls.filter(({ answer }) => answer.status >= 400);
  const changes = (await commits.read()) - before;
  if (changes === 0 || refused.length === 0) return;
  if (refused.length < calls.length) return sendAll(refused.map(({ request }) => request));
  throw new Error(
    `refused, and ${changes} rows are different\n${calls.map(({ request, answer }) => inWords(request, answer)).join('\n\n')}`,
  );
}

const nothing = (request: FuzzRequest) => (reason: Error) => {
  throw new Error(`no answer: ${reason.message}\n${inWords(request)}`);
};

describe('whatever is sent, the API neither fails nor hangs, and a refused call changes nothing', () => {
  it.each(operations.map((operation, index) => [operation.method, operation.path, operation, seed + index] as const))(
    '%s %s',
    async (_method, _path, operation, ownSeed) => {
      const requests = requestsOf(operation, await familiarThings());
      const property = fc.asyncProperty(requests, sendAll).beforeEach(() => client.revive());
      // The report names the one request that it is about: there is nothing to shrink.
      const { failed, errorInstance } = await fc.check(property, {
        seed: ownSeed,
        numRuns: batches,
        endOnFailure: true,
      });
      if (failed) throw new Error(`FUZZ_SEED=${seed}: ${String(errorInstance)}`);
    },
    600_000,
  );

  it(`is shown by ${least} requests and more`, () => expect(client.sent).toBeGreaterThanOrEqual(least));
});
