import { postTypes } from '@site/contracts';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { runCopy } from '../../testing/api-process';
import { query } from '../../testing/database';
import { useApi } from '../../testing/use-api';

const api = useApi({ SAMPLE_CONTENT: 'true' });
const folder = new URL('../../sample-content/', import.meta.url);
const files = readdirSync(new URL('posts', folder));
const drawings = readdirSync(new URL('covers', folder));

/** Words and spellings that have crept in before. */
const british =
  /\b(a flat\b|autumn|car park|colour|digger|dripping tap|enquir|estate agent|for ever\b|fortnight|grey|holiday\b(?! on monday)|instalment|letting (agent|software)|neighbour|postcode|programme\b|solicitor|surger|tenanc|tick box|timetable)/gi;

describe('a new site', () => {
  it('has every sample post, of all types, readable and dated', async () => {
    const { body, headers } = await api.visitor().get('/api/posts');
    expect(headers.get('x-total-count')).toBe(String(files.length));
    expect(files.length).toBeGreaterThanOrEqual(24);
    expect(new Set(body.map(({ type }: { type: string }) => type))).toEqual(new Set(postTypes));
    for (const { slug } of body) {
      const { body: post } = await api.visitor().get(`/api/posts/${slug}`);
      expect(post.contentHtml).toMatch(/<h2>1\. /);
      expect(post.contentHtml).toContain('<h2>Conclusion</h2>');
      expect(post.readingMinutes).toBeGreaterThan(1);
      expect(post.createdAt).toBe(post.publishedAt);
      expect(post.author.name).not.toBe('Site Admin');
    }
  });

  it('has accounts of the authors with which nobody can sign in', async () => {
    const { body } = await api.admin.get('/api/admin/users');
    const authors = body.filter(({ role }: { role: string }) => role === 'user');
    expect(authors).toContainEqual(expect.objectContaining({ username: 'tomas.herrera', lastName: 'Herrera' }));
    expect(authors.filter(({ isActive }: { isActive: boolean }) => isActive)).toEqual([]);
  });

  it('serves the cover of every post as a drawing that runs nothing', async () => {
    const { body } = await api.visitor().get('/api/posts');
    for (const { coverImageUrl } of body) {
      const { status, headers, text } = await api.visitor().get(coverImageUrl);
      expect([coverImageUrl, status]).toEqual([coverImageUrl, 200]);
      expect(headers.get('content-type')).toMatch(/^image\/svg\+xml/);
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      const [, style = ''] = /<style>(.*?)<\/style>/s.exec(text) ?? [];
      const hash = createHash('sha256').update(style).digest('base64');
      expect(headers.get('content-security-policy')).toContain(`style-src 'sha256-${hash}'`);
    }
  });

  it.each([...files.map((file) => `posts/${file}`), ...drawings.map((file) => `covers/${file}`)])(
    'speaks American English with curly quotes in %s',
    (file) => {
      const text = readFileSync(new URL(file, folder), 'utf8').replace(/<style>.*?<\/style>|<[^>]*>/gs, '');
      expect(text.match(british)).toBeNull();
      expect(text.replace(/^---\n.*?\n---\n/s, '').match(/.*['"].*/g)).toBeNull();
    },
  );

  it('is not filled a second time, also not after all posts were deleted', async () => {
    await query('DELETE FROM posts');
    const again = await runCopy({ SAMPLE_CONTENT: 'true' });
    await again.end();
    expect(again.message.type).toBe('ready');
    expect(await query('SELECT FROM posts')).toEqual([]);
  });
});
