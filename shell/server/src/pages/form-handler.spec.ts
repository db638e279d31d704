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
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.text()).toContain('Your name is missing');
  });

  it.each<[string, Record<string, string>]>([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['another site, in an old browser', { origin: 'https://elsewhere.example.com' }],
  ])('refuses one from %s', async (_, headers) => {
    expect((await shell.send('POST', '/contact', 'name=Ada', { ...form, ...headers })).status).toBe(403);
  });

  it('takes one from a page of this site', async () => {
    const headers = { ...form, origin: shell.origin, 'sec-fetch-site': 'same-origin' };
    expect((await shell.send('POST', '/contact', 'name=Ada', headers)).status).toBe(303);
  });

  it('refuses one that is no form', async () => {
    expect((await shell.send('POST', '/contact', '{}', { 'content-type': 'application/json' })).status).toBe(415);
  });

  it('refuses one that is too large', async () => {
    expect((await shell.send('POST', '/contact', `name=${'a'.repeat(70_000)}`, form)).status).toBe(413);
  });
});
