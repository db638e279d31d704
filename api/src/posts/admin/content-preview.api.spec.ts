import { postInput } from '../../../testing/factories';
import { useApi } from '../../../testing/use-api';

const api = useApi();
const preview = (content: string) => api.admin.post('/api/admin/content-preview', { content });
const address = `/media/uploads/${'ab'.repeat(16)}-1200x800.webp`;

describe('POST /api/admin/content-preview', () => {
  it('answers what readers would get', async () => {
    const content = '1. Doors\nA <strong>door</strong><script>alert(1)</script>';
    const { status, body } = await preview(content);
    const { slug } = (await api.admin.post('/api/admin/posts', postInput({ content, status: 'published' }))).body;
    const { contentHtml, readingMinutes } = (await api.visitor().get(`/api/posts/${slug}`)).body;
    expect([status, body]).toEqual([200, { html: contentHtml, words: 5, readingMinutes }]);
  });

  it.each([
    ['\u3000one\n\u3000two ', '<p>\u3000one<br />\u3000two</p>'],
    ['<p>10\u00a0000,\n z.\u202fB.</p>', '<p>10\u00a0000, z.\u202fB.</p>'],
  ])('leaves %j the blanks that browsers show', async (content, html) => {
    expect((await preview(content)).body.html).toBe(html);
  });

  it('takes nothing for nothing', async () => {
    expect((await preview('')).body).toEqual({ html: '', words: 0, readingMinutes: 1 });
  });

  it('refuses what no post may hold', async () => {
    expect((await preview('x'.repeat(200_001))).body.fields.content).toBe('Content must be at most 200000 characters');
  });

  it('is for those who are signed in', async () => {
    expect((await api.visitor().post('/api/admin/content-preview', { content: 'x' })).status).toBe(401);
  });
});

describe('an uploaded picture', () => {
  it('comes in the width that a screen needs and keeps its place free', async () => {
    const stem = address.replace('.webp', '');
    expect((await preview(`<img src="${address}" alt="A plan">`)).body.html).toBe(
      `<p><img src="${address}" alt="A plan" width="1200" height="800" ` +
        `srcset="${stem}-480.webp 480w, ${stem}-960.webp 960w, ${address} 1200w" ` +
        `sizes="(min-width: 48em) 640px, 92vw" loading="lazy" decoding="async" /></p>`,
    );
  });

  it("keeps the width that its author gave it, and no other of the author's own sources", async () => {
    const { html } = (await preview(`<img src="${address}" width="300" height="9" srcset="//evil.example/x 1w">`)).body;
    expect(html).toContain('width="300" height="200"');
    expect(html).not.toContain('evil');
  });

  it('is told from every other picture', async () => {
    expect((await preview('<img src="/media/a.svg" srcset="/b 2x" width="9">')).body.html).toBe(
      '<p><img src="/media/a.svg" alt="" width="9" /></p>',
    );
  });
});
