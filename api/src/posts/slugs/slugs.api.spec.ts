import type { PostInput } from '@site/contracts';
import fc from 'fast-check';
import { postInput } from '../../../testing/factories';
import { useApi } from '../../../testing/use-api';

fc.configureGlobal({ seed: Number(process.env.FUZZ_SEED ?? 1) });

const api = useApi();

const create = async (overrides: Partial<PostInput>) =>
  (await api.admin.post('/api/admin/posts', postInput(overrides))).body;
const put = (id: number, overrides: Partial<PostInput>) =>
  api.admin.put(`/api/admin/posts/${id}`, postInput(overrides));
const check = async (query: Record<string, string>) =>
  (await api.admin.get(`/api/admin/posts/slug?${new URLSearchParams(query)}`)).body;
const read = async (slug: string) => {
  const { status, headers, body } = await api.visitor().get(`/api/posts/${slug}`);
  return { status, location: headers.get('location'), id: body.id as number | undefined };
};

describe('GET /api/admin/posts/slug', () => {
  it('tells that a slug is free', async () => {
    expect(await check({ slug: 'quite-free' })).toEqual({
      slug: 'quite-free',
      free: true,
      suggestion: null,
      formerly: null,
    });
  });

  it('tells that another post has it, and suggests one that none has', async () => {
    await create({ slug: 'my-title' });
    await create({ slug: 'my-title-2' });
    expect(await check({ slug: 'my-title' })).toMatchObject({ free: false, suggestion: 'my-title-3' });
    expect(await check({ slug: 'my-title-2' })).toMatchObject({ free: false, suggestion: 'my-title-3' });
  });

  it('takes no slug that the blog itself answers at', async () => {
    const message = 'The blog itself uses the address feed.xml. Choose another slug.';
    const { id } = await create({ slug: 'feed.xml-2' });
    const responses = [
      await api.admin.get('/api/admin/posts/slug?slug=feed.xml'),
      await api.admin.post('/api/admin/posts', postInput({ slug: ' feed.xml ' })),
      await put(id, { slug: 'feed.xml' }),
    ];
    for (const { status, body } of responses) expect([status, body.fields]).toEqual([400, { slug: message }]);
  });

  it('leaves a post its own slug', async () => {
    const { id } = await create({ slug: 'my-own' });
    expect(await check({ slug: 'my-own', post: String(id) })).toMatchObject({ free: true, suggestion: null });
  });

  it('names the post whose links still use it, and suggests one without a past', async () => {
    const { id } = await create({ slug: 'had-links', status: 'published' });
    await put(id, { slug: 'had-links-2', title: 'It moved' });
    await put(id, { slug: 'elsewhere', title: 'It moved' });
    expect(await check({ slug: 'had-links' })).toEqual({
      slug: 'had-links',
      free: true,
      suggestion: 'had-links-3',
      formerly: { id, title: 'It moved' },
    });
    expect(await check({ slug: 'had-links', post: String(id) })).toMatchObject({ free: true, formerly: null });
  });

  it.each([
    ['slug=', 'slug'],
    ['slug=a%20b', 'slug'],
    ['post=1', 'slug'],
    ['slug=a&post=x', 'post'],
    ['slug=a&limit=1', 'limit'],
  ])('refuses ?%s with 400', async (query, field) => {
    const { status, body } = await api.admin.get(`/api/admin/posts/slug?${query}`);
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
  });
});

describe('an address that a post has left', () => {
  it('is remembered when the post became a draft first, what the draft was called is not', async () => {
    const { id } = await create({ slug: 'seen', status: 'published' });
    await put(id, { slug: 'seen', status: 'draft' });
    await put(id, { slug: 'never-seen', status: 'draft' });
    await put(id, { slug: 'present', status: 'published' });
    expect(await read('seen')).toMatchObject({ status: 301, location: '/api/posts/present' });
    expect(await read('never-seen')).toMatchObject({ status: 404 });
  });

  it('leads to its post until another one that takes it is published', async () => {
    const { id } = await create({ slug: 'wanted', status: 'published' });
    await put(id, { slug: 'moved-on' });
    const other = await create({ slug: 'wanted' });
    expect(await read('wanted')).toMatchObject({ status: 301, location: '/api/posts/moved-on' });
    await api.admin.patch(`/api/admin/posts/${other.id}/publish`);
    expect(await read('wanted')).toMatchObject({ status: 200, id: other.id });
  });

  it('leads in one step to where its last owner is, never in circles, whatever is renamed', async () => {
    const slugs = ['a', 'b', 'c', 'd'];
    const step = fc.record({
      post: fc.nat(2),
      slug: fc.constantFrom(...slugs),
      status: fc.constantFrom('draft' as const, 'published' as const),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
        const posts = await Promise.all([0, 1, 2].map(() => create({})));
        /** Who was last seen at an address, and where each post is now. */
        const lastSeen = new Map<string, number>();
        const places = new Map<number, { slug: string; status: string }>();
        for (const { post, slug, status } of steps) {
          const id = posts[post].id;
          const response = await put(id, { slug, status });
          expect([200, 409]).toContain(response.status);
          if (response.status === 409) continue;
          places.set(id, { slug, status });
          if (status === 'published') lastSeen.set(slug, id);
        }
        for (const slug of slugs) {
          const owner = lastSeen.get(slug);
          const place = owner === undefined ? undefined : places.get(owner);
          const expected =
            place?.status !== 'published'
              ? { status: 404 }
              : place.slug === slug
                ? { status: 200, id: owner }
                : { status: 301, location: `/api/posts/${place.slug}` };
          expect(await read(slug)).toMatchObject(expected);
          if (expected.status === 301) expect(await read(place?.slug ?? '')).toMatchObject({ status: 200, id: owner });
        }
        await Promise.all(posts.map(({ id }) => api.admin.delete(`/api/admin/posts/${id}`)));
      }),
      // More in the long run, which is on embedded databases.
      { numRuns: globalThis.testDatabase === 'embedded' ? 15 : 8 },
    );
  }, 120_000);
});
