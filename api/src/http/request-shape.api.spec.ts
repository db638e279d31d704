import { limits } from '@site/contracts';
import { adminPassword } from '../../testing/api-process';
import { query } from '../../testing/database';
import { contactInput, postInput } from '../../testing/factories';
import { operations } from '../../testing/fuzz/operations';
import { picture } from '../../testing/pictures';
import { isSignedIn } from '../../testing/signed-in';
import { upload } from '../../testing/upload';
import { useApi } from '../../testing/use-api';

const api = useApi();
const send = (body: unknown, path = '/api/contact') => api.visitor().post(path, body);
const numbered = (count: number, name: (index: number) => string = (index) => `field${index}`) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [name(index), 1]));
const tooMany = 'The request has too many fields or list items.';

describe('the fields and list items of a body', () => {
  // ASVS 2.2.1
  it.each([
    ['unknown fields', numbered(60_000)],
    ['fields of a field', { message: numbered(60_000) }],
    ['items of a list', { message: Array(400_000).fill(1) }],
    ['lists in lists', { message: Array(200).fill(Array(10).fill([1])) }],
  ])('are counted before anything looks at them: %s', async (_name, body) => {
    const { status, body: answer } = await send(body);
    expect([status, answer.message, answer.fields]).toEqual([400, tooMany, undefined]);
  });

  it('are counted where one name stands again and again', async () => {
    expect((await send(`{${Array(50_000).fill('"a":1').join()}}`)).body.message).toBe(tooMany);
  });

  it('are none within a text', async () => {
    const message = `${'{[,"\\'.repeat(2_000)} Please call me back.`;
    expect((await send(contactInput({ message }))).status).toBe(201);
  });

  it('are letters, however many units a letter takes: as many as the limit, and not one more', async () => {
    for (const letter of ['x', '\u{1F600}', '\uFE0F']) {
      const message = letter.repeat(limits.contactMessage.max);
      expect((await send(contactInput({ message }))).status).toBe(201);
      const { status, body } = await send(contactInput({ message: message + letter }));
      expect([status, Object.keys(body.fields)]).toEqual([400, ['message']]);
    }
  });

  it('may be as many as a call takes', async () => {
    const tags = Array.from({ length: 50 }, (_, index) => `tag ${index}`);
    expect((await api.admin.post('/api/admin/posts', postInput({ tags }))).status).toBe(201);
    expect((await api.admin.post('/api/admin/posts', postInput({ tags: [...tags, 'one more'] }))).body.message).toBe(
      'A post has at most 50 tags',
    );
  });

  it('are read as UTF-8 and as nothing else', async () => {
    const body = Buffer.from(JSON.stringify(contactInput()), 'utf16le');
    const of = (charset: string) => ({ 'Content-Type': `application/json; charset=${charset}` });
    expect((await api.visitor().post('/api/contact', body, of('utf-16le'))).status).toBe(415);
    expect((await api.visitor().post('/api/contact', contactInput(), of('UTF-8'))).status).toBe(201);
  });

  it('are refused in another encoding than they say, before a letter of them is lost', async () => {
    const json = JSON.stringify(contactInput({ lastName: 'Größe' }));
    expect((await api.visitor().post('/api/contact', Buffer.from(json, 'latin1'))).status).toBe(415);
    expect((await api.visitor().post('/api/contact', `\uFEFF${json}`)).status).toBe(201);
    const stored = await query(`SELECT "lastName" FROM contact_submissions WHERE "lastName" LIKE 'Gr%'`);
    expect(stored).toEqual([{ lastName: 'Größe' }]);
  });
});

describe('a body that a call would not read', () => {
  it.each(['application/x-www-form-urlencoded', 'application/merge-patch+json', 'text/plain', ''])(
    'is refused, and not passed over: %s',
    async (type) => {
      const lead = `/api/admin/contact/${(await send(contactInput())).body.id}`;
      const stored = `/api/admin/pictures/${(await upload(api.admin, await picture(20, 10))).body.id}`;
      for (const path of [lead, stored]) {
        const before = (await api.admin.get(path)).body;
        const { status, body } = await api.admin.patch(path, '{"state":"closed","alt":"x"}', { 'Content-Type': type });
        expect([status, body.error]).toEqual([415, 'Unsupported Media Type']);
        expect((await api.admin.send('PATCH', path)).body).toEqual(before);
      }
    },
  );

  it('is no null', async () => {
    const { status, body } = await send('null');
    expect([status, body.message]).toEqual([400, 'The request must be a JSON object.']);
  });
});

describe('a query that a call would not read', () => {
  // Tokens let programs into the others.
  const readNoQuery = operations.filter(
    ({ path, parameters }) =>
      !/^\/api\/(health|live-set|post-views|release-tokens|releases)\b/.test(path) &&
      parameters.every((each) => each.in !== 'query'),
  );

  it('is refused wherever no query is described, before anything is done', async () => {
    expect(readNoQuery.length).toBeGreaterThan(50);
    const other = await api.signIn('admin', adminPassword);
    for (const { method, path } of readNoQuery) {
      const { status, body } = await api.admin.send(method, `${path.replaceAll(/\{\w+\}/g, '1')}?limit=5`);
      expect([method, path, status, body?.fields]).toEqual([
        method,
        path,
        400,
        { limit: 'limit is not a known field' },
      ]);
    }
    expect([await isSignedIn(other), await isSignedIn(api.admin)]).toEqual([true, true]);
  });

  it('opens no session', async () => {
    const credentials = { username: 'admin', password: adminPassword };
    const { status, headers } = await api.visitor().post('/api/admin/login?next=/', credentials);
    expect([status, headers.getSetCookie()]).toEqual([400, []]);
  });

  it.each(['live', 'ready'])('changes nothing about health: %s', async (check) => {
    expect((await api.visitor().get(`/api/health/${check}?at=1`)).status).toBe(200);
  });
});

describe('a refusal', () => {
  it.each([
    ['short names', (index: number) => `field${index}`],
    ['long names', (index: number) => `${index}${'x'.repeat(900)}`],
    ['names that need escaping', (index: number) => `${index}${'\u0001"'.repeat(100)}`],
    ['names in other scripts', (index: number) => `${index}${'\u{1F600}\u05E9'.repeat(100)}`],
  ])('names at most 20 fields in less than 4 kB: %s', async (_name, name) => {
    for (const path of ['/api/contact', '/api/admin/login', '/api/auth/link', '/api/auth/link/password']) {
      const { status, text, body } = await send(numbered(900, name), path);
      expect(status).toBe(400);
      expect(Object.keys(body.fields).length).toBeLessThanOrEqual(20);
      expect(Buffer.byteLength(text)).toBeLessThan(4_000);
    }
  });

  it('tells of all that need correction', async () => {
    const { body } = await send({ ...contactInput({ message: 'short' }), ...numbered(100) });
    expect(body.message).toBe('Message must be at least 10 characters, and 100 other fields need correction');
    expect(body.fields.message).toBe('Message must be at least 10 characters');
  });

  it('is as short for a query', async () => {
    const names = Array.from({ length: 900 }, (_, index) => `field${index}=1`).join('&');
    const { status, text, body } = await api.visitor().get(`/api/posts?${names}`);
    expect([status, Object.keys(body.fields).length]).toEqual([400, 20]);
    expect(Buffer.byteLength(text)).toBeLessThan(4_000);
  });
});

describe('a name that means something to JavaScript', () => {
  const names = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', '__defineGetter__', 'valueOf'];
  const json = (name: string) => JSON.stringify(contactInput()).replace('{', `{"${name}":{"isAdmin":true},`);

  it.each([...names, '\\u005f_proto__'])('is no known field of a body: %s', async (name) => {
    const { status, body } = await send(json(name));
    const known = JSON.parse(`"${name}"`);
    expect([status, body.message]).toEqual([400, `${known} is not a known field`]);
    expect(Object.entries(body.fields)).toEqual([[known, `${known} is not a known field`]]);
  });

  it.each(names)('is no known field of a query: %s', async (name) => {
    expect((await api.visitor().get(`/api/posts?${name}=1`)).body.message).toBe(`${name} is not a known field`);
  });

  it.each(names.slice(0, 3))('is none within a field, nor where a call takes no fields: %s', async (name) => {
    const message = `${name} is not a known field`;
    const nested = `{"website":[{"a":{"${name}":1}}],${JSON.stringify(contactInput()).slice(1)}`;
    expect((await send(nested)).body.message).toBe(message);
    expect((await api.admin.get(`/api/admin/users?${name}=1`)).body.message).toBe(message);
    expect((await api.admin.delete('/api/auth/account/sessions?__proto__=1')).status).toBe(400);
    expect((await api.admin.send('DELETE', '/api/auth/account/sessions', `{"${name}":1}`)).body.message).toBe(message);
  });
});
