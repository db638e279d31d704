import { once } from 'node:events';
import net from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { type ApiProcess, adminPassword, endApi, runApi } from '../../testing/api-process';
import { Caller } from '../../testing/caller';
import { query } from '../../testing/database';
import { contactInput } from '../../testing/factories';
import { makeMailsDue, secondsUntilDue, untilNoMailWaits, waitingMails } from '../../testing/outgoing-mails';
import { readMail } from '../../testing/read-mail';
import { until } from '../../testing/until';
import { useMailServer } from '../../testing/use-mail-server';
import { migratedDatabase } from '../../testing/use-api';

const environment: NodeJS.ProcessEnv = {
  MAIL_FROM: 'Keystride <site@example.com>',
  CONTACT_NOTIFY: 'sales@example.com',
  PUBLIC_ORIGIN: 'https://www.example.com',
  SCHEDULE_INTERVAL_MS: '20',
};
beforeAll(migratedDatabase);
const mailServer = useMailServer(environment);

const send = async (to: Caller): Promise<number> => (await to.post('/api/contact', contactInput())).body.id;
const stateOf = async (at: Caller, id: number) => (await at.get(`/api/admin/contact/${id}`)).body.mail.state;

const running: ApiProcess[] = [];
const run = async (): Promise<Caller> => {
  const api = await runApi(environment);
  running.push(api);
  if (api.message.type !== 'ready') throw new Error(JSON.stringify(api.message));
  const caller = new Caller(`http://127.0.0.1:${api.message.port}`);
  await caller.post('/api/admin/login', { username: 'admin', password: adminPassword });
  return caller;
};
const endAll = () => Promise.all(running.splice(0).map(endApi));
afterEach(async () => void (await endAll()));

/** A request whose body does not arrive. */
async function openRequest(): Promise<net.Socket> {
  const [api] = running;
  const port = api?.message.type === 'ready' ? api.message.port : 0;
  const socket = net.connect(port, '127.0.0.1').on('error', () => undefined);
  await once(socket, 'connect');
  socket.write('POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n');
  return socket;
}

describe('a mail that is being sent', () => {
  // Mails first, as who sends one takes them: the other way round, both could wait for each other.
  beforeEach(() => query('TRUNCATE outgoing_mails, contact_submissions CASCADE'));

  it('is sent whole and once when the process is asked to end meanwhile', async () => {
    let goOn: () => void = () => undefined;
    mailServer.hesitation = new Promise((resolve) => (goOn = resolve));
    const id = await send(await run());
    await until(() => mailServer.offered === 1);
    const ended = endAll();
    goOn();
    await ended;
    const api = await run();
    expect(await stateOf(api, id)).toBe('sent');
    await makeMailsDue();
    expect(mailServer.mails).toHaveLength(1);
    expect(await waitingMails()).toEqual([]);
  });

  it('is the last of a process that is asked to end, however long a request takes', async () => {
    let goOn: () => void = () => undefined;
    mailServer.hesitation = new Promise((resolve) => (goOn = resolve));
    const ending = await run();
    await send(ending);
    await send(ending);
    await until(() => mailServer.offered === 1);
    const request = await openRequest();
    const ended = endAll();
    await until(async () => (await ending.get('/api/posts').catch(() => null)) === null);
    goOn();
    await until(() => mailServer.mails.length === 1);
    await wait(500);
    expect(mailServer.offered).toBe(1);
    request.destroy();
    expect(await ended).toEqual([0]);
  });

  it('is sent once by a mail server that examines it for long before it takes it', async () => {
    const api = await run();
    mailServer.hesitation = wait(9_500);
    const id = await send(api);
    await untilNoMailWaits();
    expect(await stateOf(api, id)).toBe('sent');
    expect(mailServer.offered).toBe(1);
  });

  it('is not lost with a process that is killed: another sends it when its time is over', async () => {
    mailServer.hesitation = new Promise(() => undefined);
    const id = await send(await run());
    await until(() => mailServer.offered === 1);
    const [killed] = running.splice(0);
    killed?.child.kill('SIGKILL');
    if (killed) await once(killed.child, 'exit');

    mailServer.hesitation = Promise.resolve();
    const api = await run();
    expect(await stateOf(api, id)).toBe('waiting');
    const due = await secondsUntilDue();
    expect(due).toBeGreaterThan(300);
    await makeMailsDue();
    await until(async () => (await stateOf(api, id)) === 'sent');
    expect(mailServer.mails).toHaveLength(1);
  });
});

it('a mail is sent once by whichever of several copies comes first', async () => {
  const copies = await Promise.all([run(), run(), run()]);
  const ids = await Promise.all(Array.from({ length: 30 }, (_, index) => send(copies[index % 3] as Caller)));
  await untilNoMailWaits();
  expect(mailServer.mails).toHaveLength(30);
  const subjects = mailServer.mails.map(({ data }) => readMail(data).headers.subject);
  expect(new Set(subjects)).toEqual(new Set(ids.map((id) => `New message ${id} for Keystride`)));
});
