import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { Problem } from '../../start/problem';
import { ReleaseClient } from './release-client';

interface Answer {
  status: number;
  headers?: OutgoingHttpHeaders;
  body?: string;
  /** The connection ends before the body does. */
  cutOff?: boolean;
}

let answer: Answer;
const server = createServer((request, response) => {
  request.resume();
  response.writeHead(answer.status, answer.headers);
  if (answer.cutOff) response.write(answer.body, () => response.destroy());
  else response.end(answer.body);
});
let client: ReleaseClient;

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  client = new ReleaseClient(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, 'token');
});

afterAll(() => server.close());

const rollBack = () => client.rollBack('public-site', { revision: 1, because: undefined });
const canaryStep = () => client.step('public-site', { revision: 1, because: undefined, step: 'advance' });
const read = () => client.read('public-site');

describe('a service that was cut off by whoever is in front of it', () => {
  const body = JSON.stringify({ message: 'The service is not available. Please try again shortly.' });

  it.each([
    ['a rollback', 502, rollBack],
    ['a rollback', 504, rollBack],
    ['a step of a canary', 502, canaryStep],
  ])('may have carried out %s all the same (%i)', async (_, status, send) => {
    answer = { status, body };
    await expect(send()).rejects.toThrow(
      `${client.origin} does not answer (${status}). It may have happened all the same: see what is live with "npm run releases -- --to ${client.origin}" before you run the command again.`,
    );
  });

  it.each([
    ['what is live', read],
    ['for a link to a preview', () => client.preview('public-site', 'v1', {})],
    ['for a token', () => client.makeToken({ name: 'x', apps: [], rights: [], expiresAt: '' })],
  ])('can be asked again %s', async (_, send) => {
    answer = { status: 502, body };
    await expect(send()).rejects.toThrow(/Please try again shortly\.$/);
  });
});

describe('a service that fails', () => {
  const body = JSON.stringify({ message: 'Please try again in a moment.' });
  const lookFirst = () =>
    `Please try again in a moment. It may have happened all the same: see what is live with "${client.commands.list}" before`;

  it.each([500, 503])(
    'may have carried out a rollback all the same (%i), and can be asked again what is live',
    async (status) => {
      answer = { status, body };
      await expect(rollBack()).rejects.toThrow(lookFirst());
      await expect(read()).rejects.toThrow(/moment\.$/);
    },
  );

  it('has not done what it refuses', async () => {
    answer = { status: 409, body };
    await expect(rollBack()).rejects.toThrow(/moment\.$/);
  });
});

describe('an answer that is cut off', () => {
  it.each([
    ['a rollback', rollBack, 'It may have happened all the same'],
    ['what is live', read, 'Run the same command again: it goes on.'],
    [
      'a file',
      () => client.file('public-site', 'v1', { sha256: 'sha', bytes: 99 }),
      'Run the same command again: it goes on.',
    ],
  ])('of %s ends in a sentence', async (_, send, next) => {
    answer = { status: 200, headers: { 'Content-Length': 99 }, body: '{"app":', cutOff: true };
    const error: Error = await send().catch((thrown) => thrown);
    expect(error).toBeInstanceOf(Problem);
    expect(error.message).toContain(`${client.origin} does not answer`);
    expect(error.message).toContain(next);
  });
});

describe('a file', () => {
  const bytes = 2_000_000;
  const folder = mkdtempSync(path.join(os.tmpdir(), 'files-'));
  const [one, other] = ['one', 'other'].map((name) => path.join(folder, name)) as [string, string];
  for (const file of [one, other]) writeFileSync(file, Buffer.alloc(bytes));
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each<[string, number, () => Promise<unknown>]>([
    ['that is sent', bytes, () => client.send('public-site', 'v1', new Map([['1', one]]))],
    ['sent with another', 2 * bytes, () => client.send('public-site', 'v1', new Map(Object.entries({ one, other })))],
    ['that is fetched', bytes, () => client.file('public-site', 'v1', { sha256: 'sha', bytes })],
  ])('%s may take as long as the service waits for its %i bytes, 2,000 of them a second', async (_, sent, call) => {
    const deadlines = jest.spyOn(AbortSignal, 'timeout');
    answer = { status: 200 };
    await call();
    const [[deadline] = []] = deadlines.mock.calls;
    deadlines.mockRestore();
    expect(deadline).toBeGreaterThanOrEqual(sent / 2);
  });
});

describe('an address that is not that of a product', () => {
  it.each([301, 302, 307, 308])('redirects (%i): that says where to go instead', async (status) => {
    answer = { status, headers: { Location: 'https://www.example.com/api/releases/public-site' } };
    await expect(read()).rejects.toThrow(
      `${client.origin} redirects to https://www.example.com: give that address instead.`,
    );
  });

  it.each<[string, Answer]>([
    ['a page', { status: 200, headers: { 'Content-Type': 'text/html' }, body: '<!doctype html><title>Hello</title>' }],
    ['a way to its own sign-in page', { status: 302, headers: { Location: '/login' } }],
  ])('answers with %s', async (_, given) => {
    answer = given;
    await expect(read()).rejects.toThrow(`No product answers at ${client.origin}: check the address.`);
  });
});

it('says no more of a rehearsal than a product takes that knows no attestations', async () => {
  const sent: unknown[] = [];
  const older = createServer(async (request, response) => {
    const body = (await json(request)) as object;
    sent.push(body);
    response.writeHead('attestation' in body ? 400 : 200);
    response.end(JSON.stringify({ message: 'attestation is not a known field', apps: {} }));
  });
  await once(older.listen(0, '127.0.0.1'), 'listening');
  const { port } = older.address() as AddressInfo;
  await new ReleaseClient(`http://127.0.0.1:${port}`, 'token').complete('public-site', 'v1', {
    rehearsal: 'passed',
    attestation: 'signed',
  });
  older.close();
  expect(sent).toEqual([{ rehearsal: 'passed', attestation: 'signed' }, { rehearsal: 'passed' }]);
});
