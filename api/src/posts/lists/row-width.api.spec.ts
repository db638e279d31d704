import { randomBytes } from 'node:crypto';
import { query } from '../../../testing/database';
import { postInput } from '../../../testing/factories';
import { useApi } from '../../../testing/use-api';

const api = useApi();

it('keeps what a list shows of a long post in its row, and only the text elsewhere', async () => {
  const post = postInput({
    title: 'What we learned about leads in the first week of spring',
    summary: 'Half of all leads come in after six. '.repeat(6).trim(),
    content: randomBytes(6_000).toString('base64'),
    tags: ['leads', 'automation', 'real estate'],
  });
  expect((await api.admin.post('/api/admin/posts', post)).status).toBe(201);
  // Text within a row has a header; of text that is kept elsewhere the size is told without one.
  const isInRow = (column: string) => `pg_column_size(${column}) > octet_length(${column}) AS ${column}`;
  expect(await query(`SELECT ${['slug', 'title', 'summary', 'content'].map(isInRow).join(', ')} FROM posts`)).toEqual([
    { slug: true, title: true, summary: true, content: false },
  ]);
});
