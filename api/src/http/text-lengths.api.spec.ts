import { contactInput, postInput, userInput } from '../../testing/factories';
import { query } from '../../testing/database';
import { useApi } from '../../testing/use-api';

const api = useApi();

/** So many code points, which Postgres counts, of half as many letters. */
const withSelectors = (points: number): string => '\u2764\uFE0F'.repeat(points / 2);
const withAccents = (points: number): string => 'e\u0301'.repeat(points / 2);

describe('a text with characters that take no room', () => {
  it.each([
    ['/api/contact', 'company', 'Company', 255, contactInput],
    ['/api/admin/posts', 'title', 'Title', 255, postInput],
    ['/api/admin/posts', 'metaTitle', 'Search title', 255, postInput],
    ['/api/admin/users', 'firstName', 'First name', 100, userInput],
    ['/api/admin/reply-templates', 'name', 'Name', 100, () => ({ text: 'Thank you.' })],
  ])('is refused by %s as %s when it is too long for its column', async (address, field, label, most, input) => {
    const points = most + 2 - (most % 2);
    for (const long of [withSelectors(points), withAccents(points)]) {
      const { status, body } = await api.admin.post(address, { ...input(), [field]: long });
      expect([status, body.fields]).toEqual([400, { [field]: `${label} must be at most ${most} characters` }]);
    }
  });

  it('is refused in a list, and stored when it just fits', async () => {
    const refused = await api.admin.post('/api/admin/posts', postInput({ tags: [withSelectors(102)] }));
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['tags']]);
    const title = withSelectors(254);
    const { status, body } = await api.admin.post('/api/admin/posts', postInput({ title }));
    expect([status, await query('SELECT title FROM posts WHERE id = $1', [body.id])]).toEqual([201, [{ title }]]);
  });

  it('counts a letter beyond the first 65,536 once', async () => {
    const title = '\u{1F600}'.repeat(255);
    expect((await api.admin.post('/api/admin/posts', postInput({ title }))).status).toBe(201);
    expect((await api.admin.post('/api/admin/posts', postInput({ title: `${title}x` }))).body.fields).toHaveProperty(
      'title',
    );
  });
});

it('loses nothing of a text that has more blanks before it than it may have characters', async () => {
  const title = 'x'.repeat(255);
  const { status, body } = await api.admin.post('/api/admin/posts', postInput({ title: `${' '.repeat(700)}${title}` }));
  expect([status, body.title]).toEqual([201, title]);
});
