import type { PostInput } from '@site/contracts';
import { postInput } from '../../../testing/factories';
import { useApi } from '../../../testing/use-api';

const api = useApi();

async function publish(overrides: Partial<PostInput> = {}) {
  const { body, status, text } = await api.admin.post(
    '/api/admin/posts',
    postInput({ status: 'published', ...overrides }),
  );
  if (status !== 201) throw new Error(text);
  return body;
}
const find = async (query: Record<string, string>) => {
  const { body } = await api.visitor().get(`/api/posts?${new URLSearchParams(query)}`);
  return body.map(({ slug }: { slug: string }) => slug);
};

describe('GET /api/posts', () => {
  it('answers summaries of published posts, without their content', async () => {
    const post = await publish({ summary: 'In short.', tags: ['one', 'two'], content: 'word '.repeat(201) });
    await api.admin.post('/api/admin/posts', postInput());
    const { status, body, headers } = await api.visitor().get('/api/posts');
    expect(status).toBe(200);
    expect(headers.get('x-total-count')).toBe('1');
    expect(body).toEqual([
      {
        id: post.id,
        slug: post.slug,
        title: post.title,
        summary: 'In short.',
        type: 'blog',
        coverImageUrl: null,
        videoUrl: null,
        mediaUrl: null,
        tags: ['one', 'two'],
        status: 'published',
        readingMinutes: 2,
        publishedAt: post.publishedAt,
        publishAt: null,
        authorId: post.authorId,
        createdAt: post.createdAt,
        updatedAt: post.updatedAt,
      },
    ]);
  });

  it('puts the newest publication first', async () => {
    const draft = (await api.admin.post('/api/admin/posts', postInput())).body;
    await publish({ slug: 'published-before-the-draft' });
    await api.admin.patch(`/api/admin/posts/${draft.id}/publish`);
    expect((await find({})).slice(0, 2)).toEqual([draft.slug, 'published-before-the-draft']);
  });

  it('filters by type', async () => {
    await publish({ slug: 'a-video', type: 'video' });
    expect(await find({ type: 'video' })).toEqual(['a-video']);
  });

  it('filters by tag, as it is written', async () => {
    await publish({ slug: 'tagged', tags: ['Key safes', 'keys'], type: 'demo' });
    expect(await find({ tag: 'Key safes' })).toEqual(['tagged']);
    expect(await find({ tag: 'Key safes', type: 'demo' })).toEqual(['tagged']);
    expect(await find({ tag: 'Key safes', type: 'blog' })).toEqual([]);
    expect(await find({ tag: 'Key' })).toEqual([]);
  });

  it.each([
    ['its title', { title: 'The Xylophone' }, 'xYLOphon'],
    ['its summary', { summary: 'Of zeppelins, and more' }, 'zeppelins, and'],
    ['its content', { content: 'Where\nquokkas live' }, 'quokka'],
    ['a tag', { tags: ['first', 'Narwhal'] }, 'narwhal'],
    ['letters beyond ASCII', { title: 'Über Ölfässer' }, 'ölFässer'],
    ['a percent sign', { title: 'Up 40% in a year' }, '40% in'],
    ['an underscore', { content: 'call snake_case' }, 'snake_case'],
    ['a backslash', { content: 'in C:\\temp\\x' }, ':\\temp\\'],
    ['a quote', { content: "it's o'clock" }, "o'clock"],
  ])('finds a post by %s', async (_name, overrides, search) => {
    const { slug } = await publish(overrides);
    expect(await find({ search })).toEqual([slug]);
  });

  // ASVS 1.2.4, 1.2.9
  it.each(['4_% in', 'snake-case', 'snakeXcase', '%%', '__', 'firstNarwhal'])(
    'takes wildcards for letters and mixes no fields: %s',
    async (search) => {
      expect(await find({ search })).toEqual([]);
    },
  );

  it('combines type and search, and takes an empty search for none', async () => {
    await publish({ slug: 'demo-of-a-gadget', type: 'demo', title: 'Gadget' });
    await publish({ slug: 'talk-of-a-gadget', type: 'blog', title: 'Gadget' });
    expect(await find({ type: 'demo', search: 'gadget' })).toEqual(['demo-of-a-gadget']);
    expect((await find({ search: '' })).length).toBeGreaterThan(2);
  });

  it('answers the part that limit and offset name, and the total of the whole', async () => {
    const all = await find({});
    const { body, headers } = await api.visitor().get('/api/posts?limit=2&offset=1');
    expect(body.map(({ slug }: { slug: string }) => slug)).toEqual(all.slice(1, 3));
    expect(headers.get('x-total-count')).toBe(String(all.length));
    expect((await api.visitor().get('/api/posts?offset=1000')).body).toEqual([]);
  });

  // ASVS 1.4.2
  it.each([
    ['limit=0', 'limit'],
    ['limit=101', 'limit'],
    ['limit=ten', 'limit'],
    ['limit=1.5', 'limit'],
    ['limit=', 'limit'],
    ['offset=-1', 'offset'],
    ['type=news', 'type'],
    ['type=blog&type=video', 'type'],
    ['search=a%00b', undefined],
    ['page=2', 'page'],
    ['status=draft', 'status'],
  ])('refuses ?%s with 400', async (query, field) => {
    const { status, body } = await api.visitor().get(`/api/posts?${query}`);
    expect(status).toBe(400);
    if (field) expect(Object.keys(body.fields)).toEqual([field]);
  });

  it('may be stored by caches that ask again', async () => {
    const first = await api.visitor().get('/api/posts');
    expect(first.headers.get('cache-control')).toBe('no-cache');
    const again = await api.visitor().get('/api/posts', {
      'If-None-Match': String(first.headers.get('etag')),
      'Cache-Control': 'max-age=0',
    });
    expect(again.status).toBe(304);
  });
});

describe('GET /api/posts/{slug}', () => {
  it('answers the whole post, with its content made safe for a page', async () => {
    const content = '1. Begin\nA line<script>alert(1)</script>\nanother <b onclick="x()">line</b>';
    const post = await publish({ content });
    const { status, body } = await api.visitor().get(`/api/posts/${post.slug}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: post.id, slug: post.slug, title: post.title, readingMinutes: 1, content });
    expect(body.author).toEqual({ name: 'Site Admin' });
    expect(body.contentHtml).toMatch(/^<h2>1\. Begin<\/h2>/);
    expect(body.contentHtml).not.toMatch(/script|onclick/);
    expect(Object.keys(body)).not.toContain('version');
  });

  it.each(['does-not-exist', '..%2f..%2fetc', 'a%00b', '%ff', '%E0%A4%A'])(
    'answers 404 or 400 for %s',
    async (slug) => {
      const { status, body } = await api.visitor().get(`/api/posts/${slug}`);
      expect([404, 400]).toContain(status);
      expect(body).toMatchObject({ statusCode: status, message: expect.any(String) });
    },
  );

  // ASVS 8.2.2
  it('answers 404 for a draft', async () => {
    const { body: draft } = await api.admin.post('/api/admin/posts', postInput());
    const { status, body } = await api.visitor().get(`/api/posts/${draft.slug}`);
    expect(status).toBe(404);
    expect(body).toEqual({ statusCode: 404, message: 'Post not found', error: 'Not Found' });
  });
});

describe('GET /api/posts/{a slug that a post once had}', () => {
  const rename = (post: { id: number }, slug: string, status?: 'draft') =>
    api.admin.put(`/api/admin/posts/${post.id}`, { ...postInput({ slug }), status });
  const read = async (slug: string) => {
    const { status, headers, body } = await api.visitor().get(`/api/posts/${slug}`);
    return [status, headers.get('location'), body.slug];
  };

  it('leads to its present one, also over two changes', async () => {
    const post = await publish({ slug: 'first-name' });
    await rename(post, 'second-name');
    await rename(post, 'third-name');
    expect(await read('first-name')).toEqual([301, '/api/posts/third-name', 'third-name']);
    expect(await read('second-name')).toEqual([301, '/api/posts/third-name', 'third-name']);
  });

  it('is the post itself again when it takes the slug back', async () => {
    const post = await publish({ slug: 'here' });
    await rename(post, 'there');
    await rename(post, 'here');
    expect(await read('here')).toEqual([200, null, 'here']);
    expect(await read('there')).toEqual([301, '/api/posts/here', 'here']);
  });

  it('is another post when that one takes the slug', async () => {
    const post = await publish({ slug: 'taken-over' });
    await rename(post, 'moved-away');
    await publish({ slug: 'taken-over' });
    expect(await read('taken-over')).toEqual([200, null, 'taken-over']);
  });

  it('answers 404 while the post is a draft, and after it is deleted', async () => {
    const post = await publish({ slug: 'once-public' });
    await rename(post, 'now-hidden', 'draft');
    expect((await read('once-public'))[0]).toBe(404);
    await api.admin.patch(`/api/admin/posts/${post.id}/publish`);
    expect((await read('once-public'))[0]).toBe(301);
    await api.admin.delete(`/api/admin/posts/${post.id}`);
    expect((await read('once-public'))[0]).toBe(404);
  });

  it('answers 404 for a slug that was never public', async () => {
    const { body: draft } = await api.admin.post('/api/admin/posts', postInput({ slug: 'never-public' }));
    await rename(draft, 'public-name');
    await api.admin.patch(`/api/admin/posts/${draft.id}/publish`);
    expect((await read('never-public'))[0]).toBe(404);
  });
});

describe('GET /api/posts/{slug}/related', () => {
  const related = async (slug: string) => {
    const { body } = await api.visitor().get(`/api/posts/${slug}/related`);
    const slugs = (posts: { slug: string }[]) => posts.map((post) => post.slug);
    return { previous: body.previous?.slug, next: body.next?.slug, related: slugs(body.related) };
  };

  it('names the posts before and after it, and three that are like it, the most alike first', async () => {
    const tags = ['valves', 'pumps'];
    for (const [slug, post] of Object.entries({
      'one-tag': { tags: ['pumps'], type: 'video' },
      'both-tags': { tags, type: 'video' },
      'here-it-is': { tags, type: 'image' },
      'same-type': { tags: [], type: 'image' },
      'nothing-shared': { tags: ['roofs'], type: 'video' },
    } as const)) {
      await publish({ slug, ...post, tags: [...post.tags] });
    }
    await api.admin.post('/api/admin/posts', postInput({ slug: 'draft-of-it', tags }));
    expect(await related('here-it-is')).toEqual({
      previous: 'both-tags',
      next: 'same-type',
      related: ['both-tags', 'one-tag', 'same-type'],
    });
    expect((await related('nothing-shared')).next).toBeUndefined();
    const { body } = await api.visitor().get('/api/posts/here-it-is/related');
    expect(Object.keys(body.next).sort()).toEqual([
      'coverImageUrl',
      'publishedAt',
      'readingMinutes',
      'slug',
      'title',
      'type',
    ]);
  });

  it('names none for a slug that no visitor can read', async () => {
    expect(await related('draft-of-it')).toEqual({ previous: undefined, next: undefined, related: [] });
  });
});
