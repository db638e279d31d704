import { generateSync } from 'otplib';
import { type ApiCopy, runCopy } from '../../testing/api-process';
import { Caller } from '../../testing/caller';
import { query } from '../../testing/database';
import { userInput } from '../../testing/factories';
import { useApi } from '../../testing/use-api';

/** Low, since each guess that is looked at costs a hash. */
const limits = { LOGIN_LIMIT_USER: '2', LOGIN_LIMIT_ADDRESS: '3', LOGIN_LIMIT_NAME: '4' };
const api = useApi(limits);
let second: ApiCopy;
beforeAll(async () => (second = await runCopy(limits)));
afterAll(() => second.end());
beforeEach(() => query('DELETE FROM rate_limits'));

/** A browser that nobody has signed in with; they take turns between two copies of the API. */
const stranger = () => new Caller((turn += 1) % 2 ? api.url() : second.url);
let turn = 0;

const attempt = (caller: Caller, username: string, password: string, address = '198.51.100.1') =>
  caller.post('/api/admin/login', { username, password }, { 'X-Forwarded-For': address });
const member = async () => {
  const input = userInput();
  const { body } = await api.admin.post('/api/admin/users', input);
  return { id: String(body.id), username: input.username, password: String(input.password) };
};
/** At once, in random order, over both copies. How many were looked at, and how many refused unseen. */
const burst = async (guesses: { username: string; address: string }[]) => {
  const answers = await Promise.all(
    guesses.map(({ username, address }) => attempt(stranger(), username, 'x', address)),
  );
  const count = (wanted: number) => answers.filter(({ status }) => status === wanted).length;
  return { checked: count(401), refused: count(429) };
};
const times = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index));

describe('guesses at passwords, made at once at two copies of the API', () => {
  it('stop at 2 for one name from one address', async () => {
    const { username } = await member();
    const guesses = times(6, () => ({ username, address: '198.51.100.1' }));
    expect(await burst(guesses)).toEqual({ checked: 2, refused: 4 });
  });

  it('stop at 3 for many names from one address', async () => {
    const guesses = times(8, (index) => ({ username: `name-${index}`, address: '198.51.100.2' }));
    expect(await burst(guesses)).toEqual({ checked: 3, refused: 5 });
  });

  it('stop at 4 for one name from many addresses', async () => {
    const { username } = await member();
    const guesses = times(12, (index) => ({ username, address: `203.0.113.${index}` }));
    expect(await burst(guesses)).toEqual({ checked: 4, refused: 8 });
  });

  it('stop at 3 for one network of IPv6, however many addresses it has', async () => {
    const guesses = times(8, (index) => ({ username: `name-${index}`, address: `2001:db8::${index.toString(16)}:1` }));
    expect(await burst(guesses)).toEqual({ checked: 3, refused: 5 });
    expect(await burst([{ username: 'name', address: '2001:db8:0:1::1' }])).toEqual({ checked: 1, refused: 0 });
  });

  it('stop for a name that nobody has as they do for one that somebody has', async () => {
    const guesses = times(6, (index) => ({ username: 'nobody-at-all', address: `203.0.113.${index}` }));
    expect(await burst(guesses)).toEqual({ checked: 4, refused: 2 });
  });
});

describe('the owner, while others guess at the name', () => {
  /** Until strangers are refused from everywhere. */
  const besiege = async (username: string, address?: string) => {
    await burst(times(6, (index) => ({ username, address: address ?? `203.0.113.${index}` })));
    expect((await attempt(stranger(), username, 'x', address)).status).toBe(429);
  };

  it('gets in with the right password on a device that is known', async () => {
    const { username, password } = await member();
    const owner = stranger();
    expect((await attempt(owner, username, password)).status).toBe(200);
    await owner.get('/api/auth/logout');
    await besiege(username);
    expect((await attempt(owner, username, password, '192.0.2.200')).status).toBe(200);
    expect((await attempt(stranger(), username, password, '192.0.2.200')).status).toBe(429);
  });

  it('gets in also when the guesses come from the own office', async () => {
    const { username, password } = await member();
    const owner = stranger();
    await attempt(owner, username, password);
    await besiege(username, '198.51.100.1');
    await burst(times(5, (index) => ({ username: `name-${index}`, address: '198.51.100.1' })));
    expect((await attempt(owner, username, password, '198.51.100.1')).status).toBe(200);
  });

  it('gets in on a new device by a link that an admin sends', async () => {
    const { id, username } = await member();
    await besiege(username);
    const { body } = await api.admin.post(`/api/admin/users/${id}/password-reset`);
    const owner = stranger();
    const token = String(body.link).split('/').at(-1);
    expect((await owner.post('/api/auth/link/password', { token, password: 'chosen just now' })).status).toBe(204);
    expect((await attempt(owner, username, 'chosen just now')).status).toBe(200);
  });

  // ASVS 6.6.3
  it('shows the second factor too, although somebody who has the password guesses codes', async () => {
    const { username, password } = await member();
    const owner = stranger();
    await attempt(owner, username, password);
    const { body } = await owner.post('/api/auth/account/second-factor', { currentPassword: password });
    const code = (later: number) => generateSync({ secret: body.secret, epoch: Date.now() / 1000 + later });
    expect((await owner.post('/api/auth/account/second-factor/confirm', { code: code(0) })).status).toBe(200);
    const guess = async (address: string) => {
      const thief = stranger();
      await attempt(thief, username, password, address);
      return thief.post('/api/admin/login/second-factor', { code: '000000' });
    };
    const answers = await Promise.all(times(4, (index) => guess(`203.0.113.${index}`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([401, 401, 429, 429]);
    expect((await guess('203.0.113.99')).headers.get('retry-after')).toBeTruthy();
    expect((await attempt(owner, username, password)).status).toBe(202);
    expect((await owner.post('/api/admin/login/second-factor', { code: code(30) })).status).toBe(200);
  });
});

describe('a known device', () => {
  const known = async () => {
    const someone = await member();
    const device = stranger();
    await attempt(device, someone.username, someone.password);
    await device.get('/api/auth/logout');
    return { ...someone, device };
  };
  /** On both copies, with the cookie of the device. */
  const guessFrom = async (device: Caller, username: string, count: number) => {
    const statuses = [];
    for (let index = 0; index < count; index += 1) {
      const caller = stranger();
      caller.cookies.set('device', String(device.cookies.get('device')));
      statuses.push((await attempt(caller, username, 'x', `192.0.2.${index}`)).status);
    }
    return statuses;
  };

  it('has 2 guesses of its own, wherever it is, and opens nothing', async () => {
    const { device, username } = await known();
    expect((await device.get('/api/auth/user')).status).toBe(401);
    expect(await guessFrom(device, username, 4)).toEqual([401, 401, 429, 429]);
  });

  it('is known for its own user only', async () => {
    const { device } = await known();
    const victim = await member();
    await burst(times(6, (index) => ({ username: victim.username, address: `203.0.113.${index}` })));
    expect(await guessFrom(device, victim.username, 1)).toEqual([429]);
  });

  it.each([
    ['made up', () => 'AAAAAAAAAAAAAAAAAAAAAA.mwr4o7sz.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'],
    ['given another name', (right: string) => `${right.startsWith('A') ? 'B' : 'A'}${right.slice(1)}`],
    ['made younger', (right: string) => right.replace(/\.(\w)/, (_, digit) => `.${digit === 'z' ? 'y' : 'z'}`)],
    ['cut', (right: string) => right.slice(0, -1)],
  ])('is not one whose cookie was %s', async (_what, forge) => {
    const { device, username } = await known();
    device.cookies.set('device', forge(String(device.cookies.get('device'))));
    await burst(times(6, (index) => ({ username, address: `203.0.113.${index}` })));
    expect(await guessFrom(device, username, 1)).toEqual([429]);
  });

  it('is named by a cookie that scripts can not read and that does not say whose it is', async () => {
    const { username, password } = await member();
    const { headers } = await attempt(stranger(), username, password);
    const cookie = headers.getSetCookie().find((line) => line.startsWith('device='));
    expect(cookie).toMatch(/Path=\/;.*HttpOnly; SameSite=Lax/);
    expect(cookie).not.toContain(username);
    expect(cookie).not.toContain(Buffer.from(username).toString('base64url'));
  });
});
