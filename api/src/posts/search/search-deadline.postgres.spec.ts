import { query } from '../../../testing/database';
import { useApi } from '../../../testing/use-api';

const api = useApi({ SEARCH_DEADLINE_MS: '10' });

/** So long and so many that to compare them all takes many times what a search has. Without its index, they are there at once. */
beforeAll(async () => {
  await query('DROP INDEX posts_document_idx');
  await query(
    `INSERT INTO posts (slug, title, content, type, status, "readingMinutes", "publishedAt", "authorId")
      SELECT 'post-' || n, 'Post ' || n, repeat('Words in all of them. ', 1000), 'blog', 'published', 1, now(),
        (SELECT id FROM users LIMIT 1)
      FROM generate_series(1, 2000) n`,
  );
});

it('a search that can’t compare all posts in time is answered by the newest, and says so', async () => {
  const { status, body, headers } = await api.visitor().get('/api/posts?search=all+words');
  expect({ status, body, relation: headers.get('x-total-relation') }).toEqual({
    status: 200,
    body: [],
    relation: 'gte',
  });
});
