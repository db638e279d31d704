import { TestShell } from '../testing/test-shell';

let shell: TestShell;
beforeAll(async () => (shell = await TestShell.start()));
afterAll(() => shell.stop());

const form = { 'content-type': 'application/x-www-form-urlencoded' };

describe('POST a form without JavaScript', () => {
  it('leads on to where the release says', async () => {
    const response = await shell.send('POST', '/contact', 'name=Ada', form);
    expect([response.status, response.headers.get('location')]).toEqual([303, '/contact?sent=1']);
    expect(shell.api.callsTo('/api/contact')).toHaveLength(1);
  });

  it('tells the API who the visitor is', async () => {
    await shell.send('POST', '/contact', 'name=Ada', form);
    expect(shell.api.callsTo('/api/contact').at(-1)?.headers['x-forwarded-for']).toBe('127.0.0.1');
  });

  it('answers a page that is never stored', async () => {
    const response = await shell.send('POST', '/contact', 'name=', form);
    expect(response.status).toBe(422);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(await response.text()).toContain('Your name is missing');
  });

  it('says what else is possible where a page takes no form', async () => {
    const response = await shell.send('POST', '/blog', 'name=Ada', form);
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    expect(await response.text()).toContain('No form is here');
  });

  it.each<[string, Record<string, string>]>([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['another site, in an old browser', { origin: 'https://elsewhere.example.com' }],
  ])('refuses one from %s', async (_, headers) => {
    expect((await shell.send('POST', '/contact', 'name=Ada', { ...form, ...headers })).status).toBe(403);
  });

  it('takes one from a page whose address is a secret, which an old browser sends without an origin', async () => {
    const headers = { ...form, origin: 'null' };
    const statusAt = async (path: string) => (await shell.send('POST', path, 'name=Ada', headers)).status;
    expect([await statusAt('/newsletter/a-token'), await statusAt('/contact')]).toEqual([303, 403]);
  });

  it('waits for what the API takes to store it, longer than for any page', async () => {
    const quick = await TestShell.start({ RENDER_TIMEOUT_MS: '600' });
    quick.api.delayMs = 1_200;
    const response = await quick.send('POST', '/contact', 'name=Ada', form);
    expect([response.status, response.headers.get('location')]).toEqual([303, '/contact?sent=1']);
    await quick.stop();
  });

  it('leads back to what was typed where it can’t be answered', async () => {
    await shell.promote('broken', 'exports.render = exports.action = () => { throw new Error("broken"); };');
    const response = await shell.send('POST', '/contact', 'name=Ada', form);
    expect(response.status).toBe(503);
    const text = await response.text();
    expect(text).toContain('go back in your browser');
    expect(text).not.toContain('href="/contact"');
    await shell.releases.promote('v1');
  });

  it('takes one from a page of this site', async () => {
    const headers = { ...form, origin: shell.origin, 'sec-fetch-site': 'same-origin' };
    expect((await shell.send('POST', '/contact', 'name=Ada', headers)).status).toBe(303);
  });

  it('takes one from a page of this site behind a proxy that is trusted to say which host was asked for', async () => {
    const trusting = await TestShell.start({ TRUST_PROXY: 'true' });
    const forwarded = { 'x-forwarded-host': 'www.example.com', 'x-forwarded-proto': 'https' };
    const headers = { ...form, ...forwarded, origin: 'https://www.example.com' };
    const statusFrom = async (any: TestShell) => (await any.send('POST', '/contact', 'name=Ada', headers)).status;
    expect([await statusFrom(trusting), await statusFrom(shell)]).toEqual([303, 403]);
    await trusting.stop();
  });

  it('refuses one that is no form', async () => {
    expect((await shell.send('POST', '/contact', '{}', { 'content-type': 'application/json' })).status).toBe(415);
  });

  it('takes one that is sent in parts, as mail programs do', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const statusOf = async (body: string) => (await shell.send('POST', '/contact', body, headers)).status;
    const named = (name: string) => `--x\r\nContent-Disposition: form-data; name="name"\r\n\r\n${name}\r\n--x--\r\n`;
    expect(await statusOf(named('Ada'))).toBe(303);
    expect(await statusOf(named(''))).toBe(422);
    expect(await statusOf('--x')).toBe(400);
  });

  it('refuses one that is too large', async () => {
    expect((await shell.send('POST', '/contact', `name=${'a'.repeat(270_000)}`, form)).status).toBe(413);
  });

  it('takes as much as a message may be, in any script', async () => {
    const message = new URLSearchParams({ name: '字'.repeat(20_000) });
    expect((await shell.send('POST', '/contact', String(message), form)).status).toBe(303);
  });

  it('refuses one in an encoding that it does not read, which is no failure of the page', async () => {
    const before = shell.log.length;
    expect((await shell.send('POST', '/contact', 'name=Ada', { ...form, 'content-encoding': 'gzip' })).status).toBe(
      415,
    );
    expect(shell.log.slice(before).filter(({ level }) => Number(level) >= 50)).toEqual([]);
  });
});
