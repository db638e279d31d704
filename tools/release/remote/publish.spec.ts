import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { ReleaseManifest } from '@site/releases';
import { pack } from '../pack';
import { TemporaryWorkspace } from '../testing/temporary-workspace';
import { openClient } from './open-client';
import { publish } from './publish';

/** What the service was asked, and what it says is missing. */
const calls: string[] = [];
let manifest: ReleaseManifest;
let missing: (all: string[]) => string[] = (all) => all;
let problem: string | undefined;
/** Calls whose connection is closed before they are answered: parts of their paths. */
let closed: string[] = [];
let server: Server;
let workspace: TemporaryWorkspace;

beforeAll(async () => {
  jest.spyOn(console, 'log').mockImplementation();
  server = createServer(async (request, response) => {
    const body = await text(request);
    calls.push(`${request.method} ${request.url} ${request.headers.authorization}`);
    const closing = closed.findIndex((part) => request.url?.includes(part));
    if (closing >= 0) {
      closed.splice(closing, 1);
      return void request.socket.destroy();
    }
    if (request.url?.endsWith('/versions')) manifest = JSON.parse(body);
    const all = Object.values(manifest.files).map(({ sha256 }) => sha256);
    response.writeHead(problem ? 403 : 200, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(problem ? { message: problem } : { missing: missing(all) }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(async () => {
  workspace = new TemporaryWorkspace();
  await workspace.build();
  [calls.length, problem] = [0, undefined];
});
afterEach(() => workspace.remove());

const client = () => openClient(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, 'release_x');
async function publishOne() {
  const { releasesDir, source } = workspace;
  const { version } = await pack(source, releasesDir);
  await publish(client(), { releasesDir, app: 'public-site', version, rehearsal: 'passed' });
  return `/api/releases/public-site/versions/${version}`;
}

it('announces a version, sends the files that are missing and no others, then says that it is whole', async () => {
  missing = (all) => all.slice(0, 1);
  const at = await publishOne();
  const [sha256] = Object.values(manifest.files).map((file) => file.sha256);
  expect(manifest.files['client/remoteEntry.js']).toEqual({ sha256: expect.any(String), bytes: 2200 });
  expect(Object.keys(manifest.files)).toEqual(Object.keys(manifest.release.integrity));
  expect(calls).toEqual(
    ['POST /api/releases/public-site/versions', `PUT ${at}/files/${sha256}`, `POST ${at}/complete`].map(
      (call) => `${call} Bearer release_x`,
    ),
  );
});

it('calls once more where a connection is closed, unless that could do something twice', async () => {
  missing = (all) => all.slice(0, 1);
  closed = ['/versions', '/files', '/complete'];
  const at = await publishOne();
  expect(calls).toHaveLength(6);
  expect(calls.filter((call) => call.includes(`${at}/complete`))).toHaveLength(2);
  closed = ['/promote'];
  const promoting = { version: 'v1', revision: 0, rehearsal: 'passed' as const, because: undefined };
  await expect(client().promote('public-site', promoting)).rejects.toThrow('does not answer');
  closed = ['/public-site', '/public-site'];
  await expect(client().read('public-site')).rejects.toThrow('does not answer');
});

it('sends small files together', async () => {
  missing = (all) => all;
  const at = await publishOne();
  expect(calls.map((call) => call.replace(' Bearer release_x', ''))).toEqual([
    'POST /api/releases/public-site/versions',
    `POST ${at}/files`,
    `POST ${at}/complete`,
  ]);
});

it('says what the service says, and what to do where nothing answers', async () => {
  problem = 'This token was revoked.';
  await expect(publishOne()).rejects.toThrow('This token was revoked.');
  const nobody = openClient('http://127.0.0.1:9', 'release_x');
  await expect(nobody.read('public-site')).rejects.toThrow('Run the same command again: it goes on.');
});

it('warns that what is not answered may have happened: a second rollback would go further back', async () => {
  const input = { revision: 1, because: undefined };
  closed = ['/rollback'];
  const unknown = /see what is live with "npm run releases -- --to http\S+" before you run/;
  await expect(client().rollBack('public-site', input)).rejects.toThrow(unknown);
  const gone = createServer().listen(0, '127.0.0.1');
  await once(gone, 'listening');
  const nobody = openClient(`http://127.0.0.1:${(gone.address() as AddressInfo).port}`, 'release_x');
  gone.close();
  await once(gone, 'close');
  await expect(nobody.rollBack('public-site', input)).rejects.toThrow('Run the same command again: it goes on.');
});

it.each([
  ['www.example.com', 'token', 'Give the address of a product'],
  ['http://www.example.com', 'token', 'Give an address with https'],
  ['https://www.example.com', '', 'RELEASE_TOKEN is not set'],
])('is not for %s with the token %j', (to, token, sentence) => {
  expect(() => openClient(to, token)).toThrow(sentence);
});
