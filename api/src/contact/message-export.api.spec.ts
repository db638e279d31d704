import { query } from '../../testing/database';
import { contactInput } from '../../testing/factories';
import { parseCsv } from '../../testing/parse-csv';
import { useApi } from '../../testing/use-api';

const api = useApi();
const address = '/api/admin/contact/export.csv';
const heads = ['ID', 'Received', 'First name', 'Last name', 'Email', 'Company', 'Phone', 'Subject', 'Message', 'Read'];

const send = (overrides: Parameters<typeof contactInput>[0]) =>
  api.visitor().post('/api/contact', contactInput(overrides));

/** fetch's `text()` swallows the byte order mark. */
const download = async (search = '') => {
  const cookies = [...api.admin.cookies].map((pair) => pair.join('=')).join('; ');
  const { bytes, headers } = await api.visitor().download(address + search, { Cookie: cookies });
  const text = bytes.toString('utf8');
  expect(text[0]).toBe('\uFEFF');
  const [head, ...rows] = parseCsv(text.slice(1));
  expect(head).toEqual(heads);
  return { rows, headers };
};

const insertMany = (count: number) =>
  query(
    `INSERT INTO contact_submissions ("firstName", "lastName", email, message, "createdAt")
     SELECT 'Number ' || n, '', 'many@example.com', 'Some words.', timestamptz '2026-01-01' + (n / 7) * interval '1 ms'
     FROM generate_series(1, $1) AS n`,
    [count],
  );

beforeEach(() => query('DELETE FROM contact_submissions'));

describe('GET /api/admin/contact/export.csv', () => {
  it('is a file with a date in its name, which nobody keeps on the way', async () => {
    const { headers } = await download();
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="messages-\d{4}-\d\d-\d\d\.csv"$/);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-total-count')).toBe('0');
  });

  // ASVS 1.2.1
  it('holds every word, quotes, commas, lines and other alphabets included', async () => {
    const message = 'She said: "Yes, please".\r\nThen,\n\n"no". Привет 你好 🏠';
    const fields = { firstName: 'Zoë', lastName: '', company: 'Smith, "Sons"', phone: '020', subject: 'Añ,o' };
    const { body } = await send({ ...fields, message });
    const { rows } = await download();
    expect(rows).toEqual([
      [String(body.id), body.createdAt, 'Zoë', '', 'ada@example.com', 'Smith, "Sons"', '020', 'Añ,o', message, 'no'],
    ]);
  });

  it('holds what the filter and the search show, newest first', async () => {
    for (const firstName of ['One', 'Two', 'Three']) await send({ firstName, message: `${firstName}: about 5% of it` });
    await send({ firstName: 'Four', message: 'About something else' });
    const [{ id }] = (await api.admin.get('/api/admin/contact?search=Two')).body;
    await api.admin.patch(`/api/admin/contact/${id}/read`);
    const { rows, headers } = await download(`?filter=unread&search=${encodeURIComponent('5%')}`);
    expect(rows.map(([, , firstName]) => firstName)).toEqual(['Three', 'One']);
    expect(headers.get('x-total-count')).toBe('2');
  });

  it('holds each message once and in order, however many came in the same instant', async () => {
    await insertMany(2_345);
    const { rows, headers } = await download();
    expect(rows.map(([, , name]) => name)).toEqual(
      Array.from({ length: 2_345 }, (_, index) => `Number ${2_345 - index}`),
    );
    expect(headers.get('x-total-count')).toBe('2345');
    const overdue = await download('?overdue=true');
    expect(overdue.rows.map(([id]) => id)).toEqual(rows.map(([id]) => id).reverse());
  });

  it('gives no cell to a spreadsheet that it would compute', async () => {
    const hostile = [
      `=cmd|' /C calc'!A0`,
      '+1+cmd',
      '-2+3',
      '@SUM(1+1)*cmd',
      '\uFF1D1+1 and more',
      '  =HYPERLINK("https://evil.example","Click")',
      '"=1+1',
      'Good day;=1+1',
      'Good day\n=1+1',
      'Good day\r\n\t@SUM(1)',
    ];
    for (const text of hostile) {
      await send({
        firstName: text,
        lastName: text,
        company: text,
        phone: text.slice(0, 50),
        subject: text,
        message: `${text} .....`,
      });
    }
    const { rows } = await download();
    expect(rows).toHaveLength(hostile.length);
    for (const cell of rows.flatMap((row) => row.flatMap((text) => text.split(/[;\t\r\n]/)))) {
      expect(cell).not.toMatch(/^[\s\p{C}"]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/u);
    }
  });

  it.each(['filter=new', `search=${'x'.repeat(201)}`, 'limit=5'])('refuses ?%s with 400', async (question) => {
    expect((await api.admin.get(`${address}?${question}`)).status).toBe(400);
  });

  // ASVS 16.5.3
  it('breaks off rather than end early when the database fails on the way', async () => {
    await insertMany(20_000);
    const cookies = [...api.admin.cookies].map((pair) => pair.join('=')).join('; ');
    const reading = api.visitor().download(address, { Cookie: cookies }, async () => {
      await query('ALTER TABLE contact_submissions RENAME TO gone');
    });
    await expect(reading).rejects.toThrow();
    await query('ALTER TABLE gone RENAME TO contact_submissions');
  });
});
