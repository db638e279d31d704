import { contactInput, postInput, userInput } from '../../testing/factories';
import { query } from '../../testing/database';
import { until } from '../../testing/until';
import { useApi } from '../../testing/use-api';

const api = useApi({ BODY_LIMIT_KB: '64', LOGIN_LIMIT_USER: '5' });

/** The lines of the log about a request; they follow its answer. */
async function logged(requestId: string, atLeast = 1): Promise<string[]> {
  const lines = () => api.log().filter((line) => line.includes(requestId));
  await until(() => lines().length >= atLeast);
  return lines();
}

const shape = (statusCode: number, error: unknown) => ({ statusCode, error, message: expect.any(String) });

describe('an error', () => {
  // ASVS 4.1.1
  it.each(['/api', '/api/nothing', '/api/posts/a/b', '/api/admin/nothing', '/nothing', '/media/nothing.svg'])(
    'is a 404 of the one shape at %s',
    async (path) => {
      const { status, body, headers } = await api.visitor().get(path);
      expect(status).toBe(404);
      expect(headers.get('content-type')).toMatch(/^application\/json/);
      expect(body).toEqual(shape(404, 'Not Found'));
    },
  );

  // ASVS 1.1.1
  it.each(['/media/%ff', '/api/posts/%ff', '/%ff'])(
    'is of the one shape for the malformed address %s',
    async (path) => {
      const { status, body } = await api.visitor().get(path);
      expect([400, 404]).toContain(status);
      expect(body).toEqual(shape(status, expect.any(String)));
    },
  );

  it('is a 404 for a method that an address does not know', async () => {
    expect((await api.visitor().delete('/api/posts')).body).toEqual(shape(404, 'Not Found'));
  });

  // ASVS 1.5.2
  it.each(['{', '"text"', 'null x', '{"a":}'])('is a 400 for the body %s', async (body) => {
    const answer = await api.visitor().post('/api/contact', body);
    expect(answer.body).toEqual(shape(400, 'Bad Request'));
  });

  // ASVS 1.5.2
  it('is a 400 for a list where an object belongs', async () => {
    expect((await api.visitor().post('/api/contact', '[]')).body).toEqual(shape(400, 'Bad Request'));
  });

  it('is a 400 for no body at all', async () => {
    expect((await api.visitor().post('/api/contact')).status).toBe(400);
  });

  it.each([
    ['/api/admin/posts', 'content', postInput({ content: 'a\0b' })],
    ['/api/admin/posts', 'tags', postInput({ tags: ['a\0b'] })],
    ['/api/admin/users', 'firstName', userInput({ firstName: 'Ada\0' })],
    ['/api/contact', 'message', contactInput({ message: 'Please call\0me back.' })],
  ])('is a 400 for the character NUL, which the database can not store: %s, %s', async (path, field, input) => {
    const { body } = await api.admin.post(path, input);
    const message = `${field} must not contain the character NUL`;
    expect(body).toEqual({ ...shape(400, 'Bad Request'), message, fields: { [field]: message } });
  });

  it('is a 400 for a body that is nested as deep as nothing needs', async () => {
    const deep = `{"title":${'['.repeat(10_000)}${']'.repeat(10_000)}}`;
    const { body } = await api.visitor().post('/api/contact', deep);
    expect(body).toEqual({ ...shape(400, 'Bad Request'), message: 'The request is nested too deeply.' });
  });

  it('names the first of several mistakes and how many there are more', async () => {
    const { body } = await api.admin.post('/api/admin/posts', {});
    expect(body.message).toBe('Title is required, and 3 other fields need correction');
    expect(Object.keys(body.fields)).toEqual(['title', 'slug', 'content', 'type']);
  });

  it('is a 413 for a body beyond the limit', async () => {
    const { body } = await api.admin.post('/api/admin/posts', postInput({ content: 'x'.repeat(65 * 1024) }));
    expect(body).toEqual(shape(413, 'Payload Too Large'));
  });

  // ASVS 16.3.4, 16.5.1
  it('is a 500 that tells nothing, and the log tells the rest', async () => {
    await query('ALTER TABLE former_slugs RENAME TO gone');
    const { body, text } = await api.visitor().get('/api/posts/unknown', { 'X-Request-Id': 'the-failing-one' });
    await query('ALTER TABLE gone RENAME TO former_slugs');
    expect(body).toEqual({
      ...shape(500, 'Internal Server Error'),
      message: 'Something went wrong on our side. Please try again.',
    });
    expect(text).not.toMatch(/former_slugs|node_modules/);
    const lines = await logged('the-failing-one', 2);
    expect(lines.join()).toContain('former_slugs');
    // As docs/monitoring.md searches for them.
    for (const sought of ['"res":{"statusCode":500}', '"msg":"request failed"']) {
      expect(lines.filter((line) => line.includes(sought))).toHaveLength(1);
    }
    for (const line of lines) expect(line).toContain('"id":"the-failing-one"');
  });
});

describe('the log', () => {
  // ASVS 16.1.1, 16.2.3, 16.2.4, 16.3.3
  it('has one line a request, with an id that the caller may choose', async () => {
    const chosen = await api.visitor().get('/api/posts?limit=1', { 'X-Request-Id': 'abc-123.X_y' });
    expect(chosen.headers.get('x-request-id')).toBe('abc-123.X_y');
    const lines = await logged('abc-123.X_y');
    expect(lines).toHaveLength(1);
    expect(JSON.parse(String(lines[0]))).toMatchObject({
      req: { id: 'abc-123.X_y', method: 'GET', url: '/api/posts?limit=1' },
      res: { statusCode: 200 },
    });
  });

  // ASVS 16.3.2
  it('tells of a refusal who was refused and why, and nothing else of them', async () => {
    const input = userInput();
    await api.admin.post('/api/admin/users', input);
    const member = await api.signIn(input.username, String(input.password));
    const { id } = (await member.get('/api/auth/user')).body;
    await member.get('/api/admin/users', { 'X-Request-Id': 'a-member-refused' });
    await api.visitor().get('/api/admin/users', { 'X-Request-Id': 'a-visitor-refused' });
    const wrong = { username: input.username, password: 'wrong' };
    await api.visitor().post('/api/admin/login', wrong, { 'X-Request-Id': 'a-wrong-password' });
    await api.visitor().post('/api/contact', contactInput(), {
      ...{ 'X-Request-Id': 'another-site-refused', 'Sec-Fetch-Site': 'cross-site' },
    });
    for (let time = 0; time < 5; time += 1) await api.visitor().post('/api/admin/login', wrong);
    await api.visitor().post('/api/admin/login', wrong, { 'X-Request-Id': 'one-too-many' });
    const refused = async (request: string) => JSON.parse(String((await logged(request))[0])).refused;
    expect(await refused('a-member-refused')).toEqual({
      ...{ user: id, why: 'Your account has no access to the admin area.' },
    });
    expect(await refused('a-visitor-refused')).toEqual({ user: null, why: 'Unauthorized: please sign in' });
    expect(await refused('a-wrong-password')).toEqual({ user: null, why: 'Invalid credentials' });
    expect(await refused('one-too-many')).toEqual({ user: null, why: expect.stringMatching(/^Too many attempts\./) });
    expect(await refused('another-site-refused')).toEqual({
      ...{ user: null, why: 'Requests from other sites may not change anything here.' },
    });
    expect(api.log().join()).not.toContain(input.email);
    expect(api.log().join()).not.toContain(input.username);
  });

  // ASVS 16.2.5, 16.3.2
  it('holds nothing that was searched for in the console, which may be a name or an address', async () => {
    const address = '/api/admin/contact?search=ada%40example.com&limit=5';
    await api.visitor().get(address, { 'X-Request-Id': 'a-refused-search' });
    await api.admin.get(address, { 'X-Request-Id': 'a-search' });
    for (const request of ['a-refused-search', 'a-search']) {
      expect(JSON.parse(String((await logged(request))[0])).req.url).toBe('/api/admin/contact?…');
    }
  });

  // ASVS 16.4.1
  it('makes an id where the given one is not sane', async () => {
    const { headers } = await api.visitor().get('/api/posts', { 'X-Request-Id': 'a b' });
    expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
  });

  // ASVS 16.2.5
  it('holds no secrets', async () => {
    const credentials = { username: 'somebody', password: 'do-not-log-me' };
    await api.visitor().post('/api/admin/login', credentials, { 'X-Request-Id': 'with-a-secret' });
    await logged('with-a-secret');
    const session = String(api.admin.cookies.get('sid'));
    expect(api.log().join()).not.toContain('do-not-log-me');
    expect(api.log().join()).not.toContain(session);
    expect(api.log().join()).not.toContain(decodeURIComponent(session));
  });
});

it('sends headers that keep browsers from guessing, framing and running strange scripts', async () => {
  const { headers } = await api.visitor().get('/api/posts');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('origin-agent-cluster')).toBeNull();
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'none';/);
  expect(headers.get('x-powered-by')).toBeNull();
});
