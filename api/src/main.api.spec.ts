import { once } from 'node:events';
import net from 'node:net';
import { adminPassword, type ApiCopy, type ApiProcess, endApi, runApi, runCopy } from '../testing/api-process';
import { Caller } from '../testing/caller';
import { apiDatabaseUrl, emptyDatabase } from '../testing/database';
import { migratedDatabase } from '../testing/use-api';

const running: ApiProcess[] = [];
const copies: ApiCopy[] = [];
const run = async (environment: NodeJS.ProcessEnv = {}) => {
  const api = await runApi(environment);
  running.push(api);
  return api;
};
/** Where its process does not matter. */
const runShared = async (environment: NodeJS.ProcessEnv = {}) => {
  const copy = await runCopy(environment);
  copies.push(copy);
  return { ...copy, caller: new Caller(copy.url) };
};
const portOf = ({ message }: ApiProcess) => (message.type === 'ready' ? message.port : 0);
const occupyPort = async () => {
  const other = net.createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  return { other, port: (other.address() as net.AddressInfo).port };
};
const callerOf = (api: ApiProcess) => new Caller(`http://127.0.0.1:${portOf(api)}`);

beforeAll(migratedDatabase);
afterEach(async () => {
  await Promise.all([...running.splice(0).map(endApi), ...copies.splice(0).map(({ end }) => end())]);
});

describe('a first start', () => {
  beforeAll(emptyDatabase);
  afterAll(migratedDatabase);

  it('reports the first admin whose password it made up, also where it can’t listen then, and a second one does not', async () => {
    const { other, port } = await occupyPort();
    const first = await run({ ADMIN_PASSWORD: '', ADMIN_USERNAME: 'boss', API_PORT: String(port) });
    other.close();
    expect(first.message).toEqual({ type: 'failed', message: expect.stringContaining(`Port ${port} is in use.`) });
    expect(first.createdAdmin?.username).toBe('boss');
    const second = await runShared({ ADMIN_PASSWORD: '' });
    expect(second.createdAdmin).toBeUndefined();
    expect((await second.caller.post('/api/admin/login', first.createdAdmin)).status).toBe(200);
  });

  it('makes no admin where it fails afterwards: nobody would know the password', async () => {
    await emptyDatabase();
    const broken = { ADMIN_PASSWORD: '', SAMPLE_CONTENT: 'true', SAMPLE_POSTS_DIR: '/nowhere' };
    expect((await run(broken)).message.type).toBe('failed');
    expect((await runShared({ ADMIN_PASSWORD: '' })).createdAdmin).toMatchObject({ username: 'admin' });
  });
});

describe('starting', () => {
  it.each([
    [{ RELEASE_APPROVAL: 'public-site, shell' }, /^RELEASE_APPROVAL .*names of apps/],
    [{ DATABASE_URL: 'postgres://u:topsecret@127.0.0.1:1/x' }, /^The database can’t be reached \(ECONNREFUSED\)/],
  ])('fails with one sentence and exit code 1 on %j', async (environment, sentence) => {
    const { message, child } = await run(environment);
    expect(message).toEqual({ type: 'failed', message: expect.stringMatching(sentence) });
    expect(JSON.stringify(message)).not.toContain('topsecret');
    const [code] = child.exitCode === null ? await once(child, 'exit') : [child.exitCode];
    expect(code).toBe(1);
  });
});

describe('migrating', () => {
  beforeEach(emptyDatabase);
  afterAll(migratedDatabase);

  it('is a task of its own for MIGRATIONS=only, after which a copy starts without', async () => {
    const { message, child, createdAdmin } = await run({ MIGRATIONS: 'only' });
    expect(message).toEqual({ type: 'migrated' });
    // It does not repeat a password that it was given.
    expect(createdAdmin).toBeUndefined();
    const [code] = child.exitCode === null ? await once(child, 'exit') : [child.exitCode];
    expect(code).toBe(0);
    const { caller } = await runShared({ MIGRATIONS: 'none' });
    expect((await caller.get('/api/posts')).status).toBe(200);
  });

  it('is missed by a copy that may not do it itself', async () => {
    expect((await run({ MIGRATIONS: 'none' })).message).toEqual({
      type: 'failed',
      message: expect.stringMatching(
        /^The database lacks \d+ migrations of this version. Run it once with MIGRATIONS=only/,
      ),
    });
  });
});

describe('ending', () => {
  it('exits with 0 within seconds, although a connection is kept alive and one never sent a byte, and keeps sessions', async () => {
    const api = await run();
    const silent = net.connect(portOf(api), '127.0.0.1').on('error', () => undefined);
    await once(silent, 'connect');
    const caller = callerOf(api);
    await caller.post('/api/admin/login', { username: 'admin', password: adminPassword });
    const begin = Date.now();
    expect(await endApi(api)).toBe(0);
    expect(Date.now() - begin).toBeLessThan(8_000);

    const second = await run();
    const again = callerOf(second);
    for (const [name, value] of caller.cookies) again.cookies.set(name, value);
    expect((await again.get('/api/auth/user')).status).toBe(200);
    second.child.disconnect();
    expect((await once(second.child, 'exit'))[0]).toBe(0);
  });
});

describe('GET /api/health', () => {
  it('is live and ready while the database answers, only live while not, and ready again after', async () => {
    const database = new URL(apiDatabaseUrl());
    const folder = database.searchParams.get('host');
    const connect = () =>
      folder ? net.connect(`${folder}/.s.PGSQL.5432`) : net.connect(Number(database.port || 5432), database.hostname);
    const sockets = new Set<net.Socket>();
    let up = true;
    const proxy = net.createServer((socket) => {
      if (!up) return void socket.destroy();
      const onward = connect();
      socket.pipe(onward).pipe(socket);
      for (const each of [socket, onward]) sockets.add(each.on('error', () => each.destroy()));
    });
    proxy.listen(0, '127.0.0.1').unref();
    await once(proxy, 'listening');
    const proxied = new URL(database);
    proxied.port = String((proxy.address() as net.AddressInfo).port);
    proxied.hostname = '127.0.0.1';
    proxied.searchParams.delete('host');

    const { caller } = await runShared({ DATABASE_URL: proxied.href, ANSWER_CACHE_MS: '0' });
    const health = async () => [
      (await caller.get('/api/health/live')).status,
      (await caller.get('/api/health/ready')).status,
      (await caller.get('/api/posts')).status,
    ];
    expect(await health()).toEqual([200, 200, 200]);
    up = false;
    for (const socket of sockets) socket.destroy();
    expect(await health()).toEqual([200, 503, 503]);
    up = true;
    expect(await health()).toEqual([200, 200, 200]);
    proxy.close();
  });
});
