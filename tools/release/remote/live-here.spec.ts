import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { TemporaryWorkspace } from '../testing/temporary-workspace';
import { liveHere } from './live-here';
import { ReleaseClient } from './release-client';

/** What the service answers for apps and versions, by their path; to all else that nothing is live. */
let answers: Record<string, { status: number; body?: object }>;
let server: Server;
let client: ReleaseClient;
let workspace: TemporaryWorkspace;

beforeAll(async () => {
  jest.spyOn(console, 'log').mockImplementation();
  server = createServer(({ url = '' }, response) => {
    const { status, body } = answers[url.replace('/api/releases/', '')] ?? { status: 200, body: { live: null } };
    response.writeHead(status).end(body && JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  client = new ReleaseClient(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, 'release_x');
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  workspace = new TemporaryWorkspace();
  answers = {};
});
afterEach(() => workspace.remove());

const compared = (live: string) => liveHere(client, { releasesDir: workspace.releasesDir, app: 'public-site', live });

it.each([404, 502, 503])('ends the release where what is live of its app can’t be fetched (%i)', async (status) => {
  answers = { 'public-site/versions/20261126-120000-abcdef0': { status } };
  await expect(compared('20261126-120000-abcdef0')).rejects.toThrow(
    `answers ${status}. Nothing can be compared without what is live of public-site: run the command again.`,
  );
});

it.each([403, 409])('goes on, and says so, where the service refuses to give what is live (%i)', async (status) => {
  answers = { 'public-site/versions/20261126-120000-abcdef0': { status, body: { message: 'Files are gone.' } } };
  expect(await compared('20261126-120000-abcdef0')).toEqual({});
  expect(console.log).toHaveBeenLastCalledWith('Nothing is compared with what is live of public-site: Files are gone.');
});

it('leaves out another app that the token may not read, and none that could not be read', async () => {
  const live = await workspace.pack('home');
  answers = { 'admin-console': { status: 403, body: { message: 'This token is for public-site, not for this app.' } } };
  expect(await compared(live)).toEqual({ 'public-site': live });
  answers = { 'admin-console': { status: 503 } };
  await expect(compared(live)).rejects.toThrow('without what is live of admin-console: run the command again.');
});

it('asks for what is live of an app that only another team’s workspace has', async () => {
  const live = await workspace.pack('home');
  const version = '20261126-120000-abcdef0';
  answers = {
    '/readyz': { status: 200, body: { live: [`public-site@${live}`, `careers@${version}`] } },
    careers: { status: 200, body: { live: { version } } },
    [`careers/versions/${version}`]: { status: 404 },
  };
  await expect(compared(live)).rejects.toThrow('without what is live of careers: run the command again.');
});
