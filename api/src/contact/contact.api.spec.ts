import { query } from '../../testing/database';
import { contactInput } from '../../testing/factories';
import { useApi } from '../../testing/use-api';

const api = useApi({ CONTACT_LIMIT: '20', CONTACT_LIMIT_MINUTES: '10' });

const notMailed = { state: 'off', to: [], sentAt: null, failure: null };
const asNew = { state: 'new', assignee: null, dueAt: expect.any(String), answeredAt: null, sourcePage: null };
const nothingMore = { company: null, phone: null, subject: null };

let address = 0;
/** Every message from an address of its own, unless a test names one. */
const send = (body: object, from = `203.0.113.${++address}`) =>
  api.visitor().post('/api/contact', body, { 'X-Forwarded-For': from });

describe('POST /api/contact', () => {
  it('stores a message and answers its id and date', async () => {
    const input = contactInput({ company: 'Analytical Engines', phone: '+44 1', subject: 'Engines' });
    const { status, body } = await send(input);
    expect(status).toBe(201);
    expect(body).toEqual({ id: expect.any(Number), createdAt: expect.any(String) });
    const { body: messages } = await api.admin.get('/api/admin/contact?limit=1');
    expect(messages).toEqual([
      {
        ...body,
        ...input,
        isRead: false,
        ...asNew,
        dueAt: new Date(Date.parse(body.createdAt) + 24 * 3_600_000).toISOString(),
        deletedAt: null,
        mail: notMailed,
        canReply: false,
      },
    ]);
  });

  it('is one message, mailed once, where its sender gets no answer or presses twice', async () => {
    const input = contactInput();
    const answers = await Promise.all([send(input), send({ ...input, sourcePage: '/about' })]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(answers[1]?.body).toEqual(answers[0]?.body);
    const others = [{ ...input, phone: '+44 1' }, { ...input, email: 'grace@example.com' }, contactInput()];
    for (const other of others) expect((await send(other)).body.id).not.toBe(answers[0]?.body.id);
    const rows = await query('SELECT FROM contact_submissions WHERE message = $1', [input.message]);
    expect(rows).toHaveLength(3);
    await query(`UPDATE contact_submissions SET "createdAt" = "createdAt" - interval '11 minutes'`);
    expect((await send(input)).body.id).not.toBe(answers[0]?.body.id);
  });

  it('takes an empty last name, and blank optional texts for none', async () => {
    const { status, body } = await send(contactInput({ lastName: '', company: ' ', phone: '', subject: '' }));
    expect(status).toBe(201);
    const [row] = await query('SELECT "lastName", company, phone, subject FROM contact_submissions WHERE id = $1', [
      body.id,
    ]);
    expect(row).toEqual({ lastName: '', company: null, phone: null, subject: null });
  });

  // ASVS 2.2.1, 2.2.2
  it.each([
    ['firstName', { firstName: '' }, 'First name is required'],
    ['firstName', { firstName: 'A', lastName: '' }, 'Name must be at least 2 characters'],
    ['firstName', { firstName: 'x'.repeat(101) }, 'First name must be at most 100 characters'],
    ['lastName', { lastName: undefined }, 'Last name is required'],
    ['lastName', { lastName: 'x'.repeat(101) }, 'Last name must be at most 100 characters'],
    ['email', { email: undefined }, 'Please enter a valid email address'],
    ['email', { email: 'ada@example' }, 'Please enter a valid email address'],
    ['email', { email: `${'x'.repeat(250)}@a.example` }, 'Email must be at most 255 characters'],
    ['company', { company: 'x'.repeat(256) }, 'Company must be at most 255 characters'],
    ['subject', { subject: 'ab' }, 'Subject must be at least 3 characters'],
    ['message', { message: undefined }, 'Message is required'],
    ['message', { message: 'too short' }, 'Message must be at least 10 characters'],
    ['sourcePage', { sourcePage: 'https://elsewhere.example/' }, 'Source page must be a path of this site'],
    ['sourcePage', { sourcePage: '//elsewhere.example/' }, 'Source page must be a path of this site'],
    ['sourcePage', { sourcePage: `/${'x'.repeat(2_048)}` }, 'Source page must be at most 2048 characters'],
    ['isRead', { isRead: true }, 'isRead is not a known field'],
  ])('refuses a wrong %s: %j', async (field, overrides, message) => {
    const { status, body } = await send({ ...contactInput(), ...overrides });
    expect(status).toBe(400);
    expect(body).toEqual({ statusCode: 400, message, error: 'Bad Request', fields: { [field]: message } });
  });

  it('tells a machine that fills the hidden field what it tells a person, keeps nothing, and says so in its log', async () => {
    const before = (await api.admin.get('/api/admin/contact')).headers.get('x-total-count');
    const { body: earlier } = await send(contactInput());
    const { status, body } = await send({ ...contactInput(), website: 'https://spam.example' });
    const { body: later } = await send(contactInput());
    expect(status).toBe(201);
    expect(body).toEqual({ id: expect.any(Number), createdAt: expect.any(String) });
    expect([body.id - earlier.id, later.id - body.id]).toEqual([1, 1]);
    const after = (await api.admin.get('/api/admin/contact')).headers.get('x-total-count');
    expect(Number(after) - Number(before)).toBe(2);
    expect(api.log().filter((line) => line.includes('Dropped a message'))).toHaveLength(1);
  });

  // ASVS 2.3.2, 2.4.1
  it('takes 20 messages in 10 minutes from one address, and no more', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(contactInput(), '192.0.2.1')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    const { status, headers } = await send(contactInput(), '192.0.2.1');
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(500);
    expect((await send(contactInput(), '192.0.2.2')).status).toBe(201);
  });

  it('does not count a message that it refuses', async () => {
    for (let attempt = 0; attempt < 25; attempt += 1) await send({}, '192.0.2.3');
    expect((await send(contactInput(), '192.0.2.3')).status).toBe(201);
  });
});

describe('GET /api/admin/contact', () => {
  it('lists messages, the newest first, in parts', async () => {
    const ids: number[] = [];
    for (let count = 0; count < 3; count += 1) ids.unshift((await send(contactInput())).body.id);
    const { body, headers } = await api.admin.get('/api/admin/contact?limit=2&offset=1');
    expect(body.map(({ id }: { id: number }) => id)).toEqual(ids.slice(1));
    expect(Number(headers.get('x-total-count'))).toBeGreaterThan(3);
  });

  it.each(['limit=0', 'limit=101', 'offset=x', 'isRead=maybe'])('refuses ?%s with 400', async (query) => {
    expect((await api.admin.get(`/api/admin/contact?${query}`)).status).toBe(400);
  });
});

describe('PATCH /api/admin/contact/{id}/read', () => {
  it('marks a message read, once and for all', async () => {
    const input = contactInput();
    const { body } = await send(input);
    const unread = async () =>
      Number((await api.admin.get('/api/admin/contact?isRead=false&limit=1')).headers.get('x-total-count'));
    const before = await unread();
    for (let time = 0; time < 2; time += 1) {
      const answer = await api.admin.patch(`/api/admin/contact/${body.id}/read`);
      expect([answer.status, answer.body]).toEqual([
        200,
        {
          ...input,
          ...body,
          ...nothingMore,
          ...asNew,
          isRead: true,
          deletedAt: null,
          mail: notMailed,
          canReply: false,
        },
      ]);
    }
    expect(await unread()).toBe(before - 1);
  });

  it.each(['999999', 'x'])('answers 404 for %s', async (id) => {
    expect((await api.admin.patch(`/api/admin/contact/${id}/read`)).status).toBe(404);
  });
});
