import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { publicKeyOf, readAttestation } from '@site/releases';
import { readArguments } from '../arguments';
import { buildAndGate } from '../build-and-gate';
import { pack } from '../pack';
import { rehearsalKey } from '../rehearsal-key';
import { TemporaryWorkspace } from '../testing/temporary-workspace';
import { openClient } from './open-client';
import { releaseTo } from './release-to';

// A build takes a minute, and the gate as long.
jest.mock('../build-and-gate', () => ({ buildAndGate: jest.fn() }));

let live: string;
let again: string;
/** What others have begun. */
let begun: object;
/** What was sent, by the last word of its address. */
let sent: Map<string, Record<string, unknown>>;
let server: Server;
let to: string;
let workspace: TemporaryWorkspace;

beforeAll(async () => {
  process.env.RELEASE_TOKEN = 'release_x';
  server = createServer(async (request, response) => {
    const { url = '' } = request;
    const body = await text(request);
    if (body.startsWith('{')) sent.set(url.split('/').at(-1) ?? '', JSON.parse(body));
    response.writeHead(url.startsWith('/api/releases/public-site') ? 200 : 403);
    const releases = { revision: 7, live: { version: live }, ...begun, versions: [], history: [], apps: {} };
    response.end(JSON.stringify({ ...releases, missing: [] }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  to = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  workspace = new TemporaryWorkspace();
  process.env.DATA_DIR = path.dirname(workspace.releasesDir);
  // Live there, and on this machine only stored.
  live = await workspace.pack('home');
  again = (await pack(workspace.source, workspace.releasesDir, new Date('2030-01-01'))).version;
});
afterAll(async () => {
  delete process.env.RELEASE_TOKEN;
  delete process.env.DATA_DIR;
  await new Promise((resolve) => server.close(resolve));
  workspace.remove();
});

const gated = () => ({ version: again, closed: Promise.resolve() });

const log = jest.spyOn(console, 'log').mockImplementation();
beforeEach(() => {
  jest.clearAllMocks();
  jest.mocked(buildAndGate).mockResolvedValue(gated());
  [begun, sent] = [{ canary: null, scheduled: null }, new Map()];
});

const release = (...args: string[]) =>
  releaseTo(
    openClient(to),
    'public-site',
    readArguments({ subject: true, options: ['percent', 'dry-run', 'no-browser'] }, ['public-site', ...args]),
  );

it('compares a release that is only tried with what is live there, not on this machine', async () => {
  await release('--dry-run');
  const compared = { product: to, live: { 'public-site': live } };
  expect(buildAndGate).toHaveBeenCalledWith('public-site', expect.any(String), expect.objectContaining(compared));
});

const running = { canary: { version: 'v2' } };
const planned = { scheduled: { version: 'v3', at: '2026-12-01T09:00:00.000Z', who: 'a colleague' } };
it.each([
  [[], running, ['The canary v2 ends with that.']],
  [['--percent', '0'], running, []],
  [['--percent', '10'], planned, [expect.stringMatching(/^v3 is scheduled for .* it will be refused then/)]],
])('says before the build what ends with it: release %j', async (args, others, said) => {
  begun = others;
  jest.mocked(buildAndGate).mockImplementationOnce(async () => {
    expect(log.mock.calls.flat()).toEqual(said);
    return gated();
  });
  await release(...args);
  expect(buildAndGate).toHaveBeenCalled();
});

it('signs that a version has passed its rehearsal, and says nothing of one that was skipped', async () => {
  await release();
  const published = sent.get('complete');
  const { attestation, key } = readAttestation(String(published?.attestation)) ?? {};
  expect(attestation).toMatchObject({ app: 'public-site', version: again, product: to });
  expect(key).toBe(publicKeyOf(rehearsalKey(workspace.releasesDir)));
  expect(sent.get('promote')).toMatchObject({ rehearsal: 'passed', attestation: published?.attestation });
  await release('--no-browser');
  expect(sent.get('complete')).toEqual({ rehearsal: 'skipped' });
});

describe('a release of the files that are live', () => {
  const releaseAgain = async () => {
    jest.mocked(buildAndGate).mockImplementationOnce(async (_app, _into, { onPacked }) => {
      onPacked?.(again);
      return gated();
    });
    await release();
    return log.mock.calls.flat().map((line: string) => line.trim());
  };
  const note = expect.stringMatching(
    /^This image has the very files of .+, which is live. .+: docker compose build release$/,
  );

  it('is made from an image with the advice to build a new one, before the gate and at the end', async () => {
    process.env.PREBUILT = 'true';
    const said = await releaseAgain().finally(() => delete process.env.PREBUILT);
    const lines = [/^Sending /, /^attested with the key /, /^Live at /].map((line) => expect.stringMatching(line));
    expect(said).toEqual([note, ...lines, note]);
  });

  it('is made from sources without a word', async () => {
    expect(await releaseAgain()).not.toContainEqual(note);
  });
});
