import { query } from '../../testing/database';
import { contactInput } from '../../testing/factories';
import { useApi } from '../../testing/use-api';

const api = useApi();

const send = async (overrides: Parameters<typeof contactInput>[0] = {}): Promise<number> =>
  (await api.visitor().post('/api/contact', contactInput(overrides))).body.id;

const list = async (search = '') => {
  const { status, body, headers } = await api.admin.get(`/api/admin/contact${search}`);
  expect(status).toBe(200);
  return { ids: body.map(({ id }: { id: number }) => id), total: Number(headers.get('x-total-count')), body };
};

beforeEach(() => query('DELETE FROM contact_submissions'));

describe('GET /api/admin/contact', () => {
  it('filters by what is unread, read and deleted', async () => {
    const [read, unread, deleted] = [await send(), await send(), await send()];
    await api.admin.patch(`/api/admin/contact/${read}/read`);
    await api.admin.delete(`/api/admin/contact/${deleted}`);
    expect((await list()).ids).toEqual([unread, read]);
    expect((await list('?filter=all')).ids).toEqual([unread, read]);
    expect((await list('?filter=unread')).ids).toEqual([unread]);
    expect((await list('?isRead=false')).ids).toEqual([unread]);
    expect((await list('?filter=read')).ids).toEqual([read]);
    expect((await list('?filter=deleted')).ids).toEqual([deleted]);
    expect((await list('?filter=deleted')).body[0].deletedAt).toEqual(expect.any(String));
  });

  it.each([
    ['the whole name', 'aDA LoveLACE'],
    ['the email', 'ADA@example'],
    ['the subject', 'engines'],
    ['the company', 'analytical'],
    ['the message', 'call me back'],
  ])('searches %s, whatever the case', async (_, search) => {
    const id = await send({ subject: 'About engines', company: 'Analytical Works' });
    await send({ firstName: 'Bo', lastName: 'Li', email: 'bo@example.org', message: 'Something else.' });
    const { ids, total } = await list(`?search=${encodeURIComponent(search)}`);
    expect([ids, total]).toEqual([[id], 1]);
  });

  // ASVS 1.2.4
  it.each([
    ['100%', 'We want 100% of it', 'We want 1000 of it'],
    ['a_b', 'It is named a_b here', 'It is named axb here'],
    ['c\\d', 'A path such as c\\d', 'A path such as cd'],
  ])('takes %s literally', async (search, found, other) => {
    const id = await send({ message: found });
    await send({ message: other });
    expect((await list(`?search=${encodeURIComponent(search)}`)).ids).toEqual([id]);
  });

  it('answers the total of what is filtered and searched, in parts', async () => {
    for (let count = 0; count < 5; count += 1) await send({ message: `Number ${count} of the flood` });
    await send();
    const { ids, total } = await list('?search=flood&filter=unread&limit=2&offset=2');
    expect([ids.length, total]).toEqual([2, 5]);
  });

  it.each(['filter=new', `search=${'x'.repeat(201)}`])('refuses ?%s with 400', async (question) => {
    expect((await api.admin.get(`/api/admin/contact?${question}`)).status).toBe(400);
  });
});

describe('GET /api/admin/contact/{id}', () => {
  it('answers one message, also while it can be restored', async () => {
    const id = await send();
    expect((await api.admin.get(`/api/admin/contact/${id}`)).body).toMatchObject({
      id,
      isRead: false,
      deletedAt: null,
    });
    await api.admin.delete(`/api/admin/contact/${id}`);
    expect((await api.admin.get(`/api/admin/contact/${id}`)).body.deletedAt).toEqual(expect.any(String));
  });

  // ASVS 1.4.2
  it.each(['999999', 'x'])('answers 404 for %s', async (id) => {
    expect((await api.admin.get(`/api/admin/contact/${id}`)).status).toBe(404);
  });
});

describe('PATCH /api/admin/contact/{id}/unread', () => {
  it('makes a message new again', async () => {
    const id = await send();
    await api.admin.patch(`/api/admin/contact/${id}/read`);
    const { status, body } = await api.admin.patch(`/api/admin/contact/${id}/unread`);
    expect([status, body.isRead]).toEqual([200, false]);
    expect((await list('?filter=unread')).ids).toEqual([id]);
  });

  it('answers 404 for what is not there or deleted', async () => {
    const id = await send();
    await api.admin.delete(`/api/admin/contact/${id}`);
    for (const gone of [999999, id]) {
      for (const mark of ['read', 'unread']) {
        expect((await api.admin.patch(`/api/admin/contact/${gone}/${mark}`)).status).toBe(404);
      }
    }
  });
});

describe('DELETE /api/admin/contact/{id}', () => {
  it('takes a message out of every list and count but that of the deleted', async () => {
    const id = await send();
    expect((await api.admin.delete(`/api/admin/contact/${id}`)).status).toBe(204);
    expect((await list()).total).toBe(0);
    expect((await list('?isRead=false')).total).toBe(0);
    expect((await api.admin.delete(`/api/admin/contact/${id}`)).status).toBe(404);
  });

  it('answers 404 for an unknown message', async () => {
    expect((await api.admin.delete('/api/admin/contact/999999')).status).toBe(404);
  });
});

describe('POST /api/admin/contact/{id}/restore', () => {
  it('brings a message back as it was, to its place', async () => {
    const [first, second, third] = [await send(), await send(), await send()];
    await api.admin.patch(`/api/admin/contact/${second}/read`);
    await api.admin.delete(`/api/admin/contact/${second}`);
    for (let time = 0; time < 2; time += 1) {
      const { status, body } = await api.admin.post(`/api/admin/contact/${second}/restore`);
      expect([status, body.isRead, body.deletedAt]).toEqual([200, true, null]);
    }
    expect((await list()).ids).toEqual([third, second, first]);
  });

  it('answers 404 for a message that is gone for good', async () => {
    expect((await api.admin.post('/api/admin/contact/999999/restore')).status).toBe(404);
  });
});

describe('everything about messages', () => {
  it.each([
    ['GET', ''],
    ['GET', '/1'],
    ['GET', '/export.csv'],
    ['PATCH', '/1/read'],
    ['PATCH', '/1/unread'],
    ['DELETE', '/1'],
    ['POST', '/1/restore'],
  ])('is for admins alone: %s /api/admin/contact%s', async (method, path) => {
    expect((await api.visitor().send(method, `/api/admin/contact${path}`)).status).toBe(401);
  });
});
