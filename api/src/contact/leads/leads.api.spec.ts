import { query } from '../../../testing/database';
import { contactInput, userInput } from '../../../testing/factories';
import { useApi } from '../../../testing/use-api';

const api = useApi();

const send = async (overrides: Parameters<typeof contactInput>[0] = {}): Promise<number> =>
  (await api.visitor().post('/api/contact', contactInput(overrides))).body.id;
const at = (id: number, part = '') => `/api/admin/contact/${id}${part}`;
const change = (id: number, input: object) => api.admin.patch(at(id), input);
const historyOf = async (id: number) => (await api.admin.get(at(id, '/history'))).body;
const idsOf = async (search: string) =>
  (await api.admin.get(`/api/admin/contact?${search}`)).body.map(({ id }: { id: number }) => id);
const createAdmin = async (overrides = {}) =>
  (await api.admin.post('/api/admin/users', userInput({ role: 'admin', ...overrides }))).body;
const receivedHoursAgo = (id: number, hours: number) =>
  query(`UPDATE contact_submissions SET "createdAt" = now() - $2 * interval '1 hour' WHERE id = $1`, [id, hours]);

/** Such as 2026-11, in UTC, by the database's clock. */
const currentMonth = async () =>
  (await query<{ month: string }>(`SELECT to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM') AS month`))[0]?.month;

beforeEach(() => query('DELETE FROM contact_submissions'));

describe('PATCH /api/admin/contact/{id}', () => {
  it('changes state and person, and writes who did it into the history', async () => {
    const id = await send();
    const grace = await createAdmin({ firstName: 'Grace', lastName: 'Hopper' });
    const taken = await change(id, { assigneeId: grace.id });
    expect([taken.status, taken.body.state, taken.body.assignee]).toEqual([
      200,
      'open',
      { id: grace.id, name: 'Grace Hopper' },
    ]);
    const answered = (await change(id, { state: 'answered' })).body;
    expect([answered.state, answered.answeredAt]).toEqual(['answered', expect.any(String)]);
    const left = (await change(id, { assigneeId: null })).body;
    expect([left.assignee, left.state]).toEqual([null, 'answered']);

    const entry = {
      id: expect.any(Number),
      createdAt: expect.any(String),
      by: 'Site Admin',
      text: null,
      subject: null,
      mail: null,
    };
    const history = await api.admin.get(at(id, '/history'));
    expect(history.headers.get('x-total-count')).toBe('4');
    expect(history.body).toEqual([
      { ...entry, kind: 'assignee', before: 'Grace Hopper', after: null },
      { ...entry, kind: 'state', before: 'open', after: 'answered' },
      { ...entry, kind: 'state', before: 'new', after: 'open' },
      { ...entry, kind: 'assignee', before: null, after: 'Grace Hopper' },
    ]);
  });

  it('keeps both of two changes at once in the history, and writes none that changes nothing', async () => {
    const id = await send();
    const states = ['open', 'closed', 'spam', 'answered'];
    await Promise.all(states.map((state) => change(id, { state })));
    const events: { before: string; after: string }[] = await historyOf(id);
    expect(events.map(({ after }) => after).sort()).toEqual([...states].sort());
    // Each change began where the one before it had ended.
    expect(events.map(({ before }) => before)).toEqual([...events.slice(1).map(({ after }) => after), 'new']);
    await change(id, { state: events[0]?.after });
    expect(await historyOf(id)).toHaveLength(4);
  });

  it('tells who deleted a message and who brought it back, once each', async () => {
    const id = await send();
    const grace = await createAdmin({ firstName: 'Grace', lastName: 'Hopper', password: 'four quiet doors' });
    const colleague = await api.signIn(grace.username, 'four quiet doors');
    await Promise.all([api.admin.delete(at(id)), api.admin.delete(at(id))]);
    for (let press = 0; press < 2; press++) await colleague.post(at(id, '/restore'));
    expect((await historyOf(id)).map(({ kind, by }: { kind: string; by: string }) => [kind, by])).toEqual([
      ['restored', 'Grace Hopper'],
      ['deleted', 'Site Admin'],
    ]);
  });

  it('names the field that is wrong, and changes nothing then', async () => {
    const id = await send();
    const { id: inactive } = await createAdmin({ isActive: false });
    const person = 'Person must be an active admin';
    for (const [input, fields] of [
      [{ state: 'lost' }, { state: 'State must be new, open, answered, closed or spam' }],
      [{ state: 'open', assigneeId: 'nobody' }, { assigneeId: person }],
      [{ assigneeId: inactive }, { assigneeId: person }],
      [{ isRead: true }, { isRead: 'isRead is not a known field' }],
    ] as const) {
      const { status, body } = await change(id, input);
      expect([status, body.fields]).toEqual([400, fields]);
    }
    expect(await historyOf(id)).toEqual([]);
  });

  it('is a line of the audit log, without names of visitors', async () => {
    const id = await send();
    await change(id, { state: 'spam' });
    await api.admin.post(at(id, '/notes'), { text: 'Sells Ada Lovelace.' });
    const { body } = await api.admin.get(`/api/admin/audit?target=message&targetId=${id}`);
    expect(body.map(({ action, changes }: { action: string; changes: object[] }) => [action, changes])).toEqual([
      ['addMessageNote', []],
      ['updateLead', [{ field: 'state', before: 'new', after: 'spam' }]],
    ]);
    expect(JSON.stringify(body)).not.toContain('Lovelace');
  });
});

describe('POST /api/admin/contact/{id}/notes', () => {
  it('adds a note to the history, which goes with the message', async () => {
    const id = await send();
    const { status, body } = await api.admin.post(at(id, '/notes'), { text: ' Called back,\nno answer. ' });
    expect([status, body.kind, body.text, body.by]).toEqual([201, 'note', 'Called back,\nno answer.', 'Site Admin']);
    expect((await historyOf(id))[0]).toEqual(body);
    await query('DELETE FROM contact_submissions WHERE id = $1', [id]);
    expect(await query('SELECT * FROM message_events')).toEqual([]);
  });

  it.each([
    ['', 'Note is required'],
    ['x'.repeat(20_001), 'Note must be at most 20000 characters'],
  ])('refuses a text that is empty or too long', async (text, message) => {
    const { status, body } = await api.admin.post(at(await send(), '/notes'), { text });
    expect([status, body.fields]).toEqual([400, { text: message }]);
  });
});

describe('GET /api/admin/contact', () => {
  it('filters by state, person, source page, and by what is overdue', async () => {
    const [late, answered, fresh, closed] = [
      await send(),
      await send(),
      await send({ sourcePage: '/retail' }),
      await send(),
    ];
    for (const id of [late, answered, closed]) await receivedHoursAgo(id, 25);
    await receivedHoursAgo(fresh, 23);
    const me = (await api.admin.get('/api/admin/auth')).body;
    await change(answered, { state: 'answered' });
    await change(closed, { state: 'closed' });
    await change(late, { assigneeId: me.id });
    expect(await idsOf('overdue=true')).toEqual([late]);
    expect(await idsOf('state=closed')).toEqual([closed]);
    expect(await idsOf(`assignee=${me.id}`)).toEqual([late]);
    expect(await idsOf('assignee=none&overdue=false')).toEqual([fresh, closed, answered]);
    expect(await idsOf('sourcePage=/retail')).toEqual([fresh]);
    expect(await idsOf('sourcePage=none&state=open')).toEqual([late]);
    const csv = await api.admin.get('/api/admin/contact/export.csv?overdue=true');
    expect(csv.headers.get('x-total-count')).toBe('1');
    // Who takes the answer back starts the clock again.
    await change(answered, { state: 'open' });
    // Who waits longest comes first.
    expect(await idsOf('overdue=true')).toEqual([late, answered]);
  });

  it('filters by the month in UTC, together with the rest, and so does the export', async () => {
    const received = [
      '2026-09-30T23:59:59.999Z',
      '2026-10-01T00:00:00Z',
      '2026-10-31T23:59:59.999Z',
      '2026-11-01T00:00:00Z',
    ];
    const ids = await Promise.all(received.map(() => send()));
    for (const [index, id] of ids.entries())
      await query(`UPDATE contact_submissions SET "createdAt" = $2 WHERE id = $1`, [id, received[index]]);
    await change(Number(ids[1]), { state: 'closed' });
    expect(await idsOf('month=2026-10')).toEqual([ids[2], ids[1]]);
    expect(await idsOf('month=2026-10&state=closed')).toEqual([ids[1]]);
    const csv = await api.admin.get('/api/admin/contact/export.csv?month=2026-10');
    expect(csv.headers.get('x-total-count')).toBe('2');
  });

  it.each(['state=lost', 'overdue=maybe', 'month=2026-13', 'month=0000-01', `sourcePage=${'x'.repeat(2_049)}`])(
    'refuses ?%s with 400',
    async (search) => {
      expect((await api.admin.get(`/api/admin/contact?${search}`)).status).toBe(400);
    },
  );
});

describe('GET /api/admin/contact/summary', () => {
  it('counts messages by source page and by month, without spam and what is deleted', async () => {
    const ids = [await send({ sourcePage: '/retail' }), await send({ sourcePage: '/retail' }), await send()];
    const [spam, deleted] = [await send({ sourcePage: '/edtech' }), await send({ sourcePage: '/edtech' })];
    await change(spam, { state: 'spam' });
    await api.admin.delete(at(deleted));
    const month = await currentMonth();
    await query(
      `UPDATE contact_submissions
      SET "createdAt" = ($2 || '-01')::timestamp AT TIME ZONE 'UTC' - CASE WHEN id = $1 THEN 1 ELSE 0 END * interval '1 second'`,
      [ids[2], month],
    );
    const { status, body } = await api.admin.get('/api/admin/contact/summary');
    expect(status).toBe(200);
    expect(body.sources).toEqual([
      { sourcePage: '/retail', messages: 2 },
      { sourcePage: null, messages: 1 },
    ]);
    expect(body.months).toHaveLength(12);
    // The next month may have begun meanwhile.
    expect([month, await currentMonth()]).toContain(body.months[0].month);
    const from = body.months.findIndex((each: { month: string }) => each.month === month);
    const counts = body.months.slice(from, from + 3).map(({ messages }: { messages: number }) => messages);
    expect(counts).toEqual([2, 1, 0]);
  });

  it('names the fifty pages that led to the most messages, and counts the others', async () => {
    const others = async () => (await api.admin.get('/api/admin/contact/summary')).body.others;
    expect(await others()).toEqual({ pages: 0, messages: 0 });
    await query(
      `INSERT INTO contact_submissions ("firstName", "lastName", email, message, "sourcePage", state)
      SELECT 'Ada', '', 'ada@example.com', 'Some words.', '/page-' || lpad(page::text, 2, '0'), state
      FROM generate_series(1, 62) AS page, generate_series(1, 1 + (page <= 51)::integer) AS time,
        unnest(ARRAY['new', 'spam']) AS state`,
    );
    const { sources } = (await api.admin.get('/api/admin/contact/summary')).body;
    expect(sources).toHaveLength(50);
    expect(sources.at(-1)).toEqual({ sourcePage: '/page-50', messages: 2 });
    expect(await others()).toEqual({ pages: 12, messages: 13 });
  });

  it('counts what the list and the export of a page or a month hold', async () => {
    const [old, spam] = [await send({ sourcePage: '/retail' }), await send({ sourcePage: '/retail' })];
    await send({ sourcePage: '/retail' });
    await query(`UPDATE contact_submissions SET "createdAt" = now() - interval '2 years' WHERE id = $1`, [old]);
    await change(spam, { state: 'spam' });
    const { sources, months } = (await api.admin.get('/api/admin/contact/summary')).body;
    expect(sources).toEqual([{ sourcePage: '/retail', messages: 2 }]);
    const current = months.find(({ messages }: { messages: number }) => messages > 0);
    expect(current.messages).toBe(1);
    const listed = async (selection: string) => {
      const ask = async (path: string) => (await api.admin.get(`${path}?${selection}`)).headers.get('x-total-count');
      return [await ask('/api/admin/contact'), await ask('/api/admin/contact/export.csv')];
    };
    expect(await listed('sourcePage=/retail')).toEqual(['2', '2']);
    expect(await listed(`month=${current.month}`)).toEqual(['1', '1']);
    expect(await idsOf('sourcePage=/retail&state=spam')).toEqual([spam]);
    expect(await idsOf('filter=all')).toContain(spam);
  });
});

it.each([
  ['PATCH', '/1'],
  ['GET', '/1/history'],
  ['POST', '/1/notes'],
  ['GET', '/summary'],
])('is for admins alone: %s /api/admin/contact%s', async (method, path) => {
  expect((await api.visitor().send(method, `/api/admin/contact${path}`)).status).toBe(401);
});

it('answers 404 for a message that is not there or deleted', async () => {
  const id = await send();
  await api.admin.delete(at(id));
  for (const gone of [999999, id]) {
    expect((await change(gone, { state: 'open' })).status).toBe(404);
    expect((await api.admin.post(at(gone, '/notes'), { text: 'A note' })).status).toBe(404);
  }
  expect((await api.admin.get(at(id, '/history'))).status).toBe(200);
  expect((await api.admin.get(at(999999, '/history'))).status).toBe(404);
});
