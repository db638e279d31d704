import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { readArguments } from '../arguments';
import { buildAndGate } from '../build-and-gate';
import { pack } from '../pack';
import { TemporaryWorkspace } from '../testing/temporary-workspace';
import { openClient } from './open-client';
import { releaseTo } from './release-to';

// A build takes a minute, and the gate as long.
jest.mock('../build-and-gate', () => ({ buildAndGate: jest.fn(() => Promise.resolve('20261126-120000-abcdef0')) }));

let live: string;
let again: string;
let canary: { version: string } | null;
let server: Server;
let to: string;
let workspace: TemporaryWorkspace;

beforeAll(async () => {
  process.env.RELEASE_TOKEN = 'release_x';
  server = createServer(({ url = '' }, response) => {
    response.writeHead(url.startsWith('/api/releases/public-site') ? 200 : 403);
    const releases = { revision: 7, live: { version: live }, canary, versions: [], history: [], apps: {} };
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

const log = jest.spyOn(console, 'log').mockImplementation();
beforeEach(() => {
  jest.clearAllMocks();
  canary = null;
});

const release = (...args: string[]) =>
  releaseTo(
    openClient(to),
    'public-site',
    readArguments({ subject: true, options: ['percent', 'dry-run'] }, ['public-site', ...args]),
  );

it('compares a release that is only tried with what is live there, not on this machine', async () => {
  await release('--dry-run');
  const compared = { product: to, live: { 'public-site': live } };
  expect(buildAndGate).toHaveBeenCalledWith('public-site', expect.any(String), expect.objectContaining(compared));
});

it.each([
  [[], ['The canary v2 ends with that.']],
  [['--percent', '0'], []],
])('says before the build which canary ends with it: release %j', async (args, said) => {
  canary = { version: 'v2' };
  jest.mocked(buildAndGate).mockImplementationOnce(async () => {
    expect(log.mock.calls.flat()).toEqual(said);
    return '20261126-120000-abcdef0';
  });
  await release(...args);
  expect(buildAndGate).toHaveBeenCalled();
});

describe('a release of the files that are live', () => {
  const releaseAgain = async () => {
    jest.mocked(buildAndGate).mockImplementationOnce(async (_app, _into, { onPacked }) => {
      onPacked?.(again);
      return again;
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
    expect(said).toEqual([note, expect.stringMatching(/^Sending /), expect.stringMatching(/^Live at /), note]);
  });

  it('is made from sources without a word', async () => {
    expect(await releaseAgain()).not.toContainEqual(note);
  });
});
