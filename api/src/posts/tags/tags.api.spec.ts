import type { PostDraftInput, PostInput } from '@site/contracts';
import { query } from '../../../testing/database';
import { postInput } from '../../../testing/factories';
import { useApi } from '../../../testing/use-api';

// Cached responses last longer than any test: only what is told lets go of them.
const api = useApi({ SCHEDULE_INTERVAL_MS: '600000', ANSWER_CACHE_MS: '60000' });
const address = '/api/admin/posts/tags';

const create = async (tags: string[], overrides: Partial<PostInput> = {}) =>
  (await api.admin.post('/api/admin/posts', postInput({ tags, status: 'published', ...overrides }))).body;
const read = async (id: number) => (await api.admin.get(`/api/admin/posts/${id}`)).body;
const saveDraft = (id: number, changes: Partial<PostDraftInput>) =>
  api.admin.put(`/api/admin/posts/${id}/draft`, { ...postInput(), version: 1, ...changes });
const list = (search = '') => api.admin.get(`${address}?${search}`);
const rename = (name: string, newName: string, merge?: boolean) => api.admin.put(address, { name, newName, merge });
const remove = (name: string) => api.admin.delete(`${address}?name=${encodeURIComponent(name)}`);
const tagged = async (tag: string) =>
  (await api.visitor().get(`/api/posts?tag=${encodeURIComponent(tag)}`)).body.map(({ slug }: PostInput) => slug);
const currentOf = async (name: string) =>
  (await api.visitor().get(`/api/current-tag?name=${encodeURIComponent(name)}`)).body.name;

beforeEach(() => query('DELETE FROM posts; DELETE FROM former_tags'));

describe('GET /api/admin/posts/tags', () => {
  it('counts the posts of each tag, from A to Z, whatever their status', async () => {
    await create(['pumps', 'Valves']);
    await create(['pumps'], { status: 'draft' });
    const { id } = await create(['pumps']);
    await saveDraft(id, { tags: ['pumps', 'planned'] });
    const { body, headers } = await list();
    expect(body).toEqual([
      { name: 'planned', published: 0, drafts: 0, unpublishedChanges: 1 },
      { name: 'pumps', published: 2, drafts: 1, unpublishedChanges: 0 },
      { name: 'Valves', published: 1, drafts: 0, unpublishedChanges: 0 },
    ]);
    expect(headers.get('x-total-count')).toBe('3');
  });

  it('answers those that a search fits, in parts', async () => {
    await create(['100 % steel', 'stainless Steel', 'roofs']);
    const names = async (search: string) => (await list(search)).body.map(({ name }: { name: string }) => name);
    expect(await names('search=STEEL')).toEqual(['100 % steel', 'stainless Steel']);
    expect(await names(`search=${encodeURIComponent('0 %')}`)).toEqual(['100 % steel']);
    expect(await names('limit=1&offset=1')).toEqual(['roofs']);
    expect((await list('limit=1&offset=9')).headers.get('x-total-count')).toBe('3');
  });

  it.each([
    ['search', `search=${'x'.repeat(201)}`],
    ['limit', 'limit=0'],
    ['name', 'name=a'],
  ])('refuses a wrong %s with 400', async (field, search) => {
    const { status, body } = await list(search);
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
  });
});

describe('PUT /api/admin/posts/tags', () => {
  it('renames a tag at every post, each with a revision and its entry in the audit log', async () => {
    const post = await create(['first', 'old', 'last'], { title: 'Public' });
    const draft = await create(['old'], { title: 'Draft', status: 'draft' });
    const other = await create(['older']);
    expect([await tagged('old'), await tagged('new')]).toEqual([[post.slug], []]);

    const { status, body } = await rename('old', ' new ');
    expect([status, body]).toEqual([200, { posts: 2 }]);
    expect([await tagged('old'), await tagged('new')]).toEqual([[], [post.slug]]);
    expect(await read(post.id)).toMatchObject({ tags: ['first', 'new', 'last'], version: 2 });
    expect(Date.parse((await read(post.id)).updatedAt)).toBeGreaterThan(Date.parse(post.updatedAt));
    expect(await read(draft.id)).toMatchObject({ tags: ['new'], version: 2, status: 'draft' });
    expect(await read(other.id)).toEqual(other);

    const [revision] = (await api.admin.get(`/api/admin/posts/${post.id}/revisions`)).body;
    expect(revision).toMatchObject({ number: 2, changed: ['tags'], savedBy: 'Site Admin' });
    expect((await api.admin.get(`/api/admin/posts/${post.id}/revisions/2`)).body.tags).toEqual([
      'first',
      'new',
      'last',
    ]);
    const log = (await api.admin.get('/api/admin/audit?action=renameTag&limit=3')).body;
    expect(log[0]).toMatchObject({
      ...{ target: 'other', targetName: 'old', actorName: 'admin', fields: ['name'] },
      changes: [{ field: 'name', before: 'old', after: 'new' }],
    });
    expect(log[2]).toMatchObject({
      ...{ target: 'post', targetId: String(post.id), targetName: 'Public', fields: ['tags'] },
      changes: [{ field: 'tags', before: 'first, old, last', after: 'first, new, last' }],
    });
    expect(new Set(log.map(({ requestId }: { requestId: string }) => requestId)).size).toBe(1);
  });

  it('asks before two tags become one, and leaves each post the tag once', async () => {
    const both = await create(['a', 'b', 'c']);
    const one = await create(['a', 'c'], { status: 'draft' });
    const refused = await rename('a', 'b');
    expect([refused.status, refused.body.fields]).toEqual([409, { newName: 'There is a tag “b” already.' }]);
    expect(refused.body.existing).toEqual({ name: 'b', published: 1, drafts: 0, unpublishedChanges: 0 });
    expect(await read(both.id)).toEqual(both);

    expect((await rename('a', 'b', true)).body).toEqual({ posts: 2 });
    expect([(await read(both.id)).tags, (await read(one.id)).tags]).toEqual([
      ['b', 'c'],
      ['b', 'c'],
    ]);
    const [entry] = (await api.admin.get('/api/admin/audit?limit=1')).body;
    expect(entry).toMatchObject({ action: 'mergeTag', targetName: 'a' });
  });

  it('leaves each post the tag once, in whatever case', async () => {
    const post = await create(['Payments', 'Billing', 'c']);
    expect((await rename('Payments', 'billing')).body).toEqual({ posts: 1 });
    expect((await read(post.id)).tags).toEqual(['Billing', 'c']);
  });

  it('writes a tag in other letters, which is no merge with itself, and which readers see', async () => {
    const post = await create(['Crm', 'other']);
    expect(await tagged('Crm')).toEqual([post.slug]);
    expect(await rename('Crm', 'CRM')).toMatchObject({ status: 200, body: { posts: 1 } });
    expect((await api.visitor().get(`/api/posts/${post.slug}`)).body.tags).toEqual(['CRM', 'other']);
    expect([await tagged('Crm'), await tagged('CRM'), await currentOf('Crm')]).toEqual([[], [post.slug], 'CRM']);
    expect((await api.admin.get('/api/admin/audit?limit=1')).body[0]).toMatchObject({ action: 'renameTag' });
    expect((await rename('CRM', 'Crm')).body).toEqual({ posts: 1 });
    expect([await currentOf('Crm'), await currentOf('CRM')]).toEqual([null, 'Crm']);
  });

  it('takes unpublished changes along, also those that are planned', async () => {
    const post = await create(['old']);
    const { body: saved } = await saveDraft(post.id, {
      ...{ tags: ['old', 'more'], title: 'Planned', publishAt: new Date(Date.now() + 3_600_000).toISOString() },
    });
    await rename('old', 'new');
    const { draft, version } = await read(post.id);
    const { publishAt, savedAt } = saved.draft;
    expect(draft).toMatchObject({ tags: ['new', 'more'], version: 2, failure: null, publishAt, savedAt });
    expect(version).toBe(2);
  });

  it('reaches a tag that is in unpublished changes alone, and leaves their post as it is', async () => {
    const post = await create(['shown']);
    const { body: saved } = await saveDraft(post.id, { tags: ['shown', 'hidden'] });
    expect((await rename('hidden', 'seen')).body).toEqual({ posts: 1 });
    const now = await read(post.id);
    expect(now).toMatchObject({ tags: ['shown'], version: 1, draft: { tags: ['shown', 'seen'], version: 1 } });
    expect(now.draft.tag).not.toBe(saved.draft.tag);
  });

  it.each([
    ['a new name that is blank', { name: 'a', newName: '  ' }, 400, { newName: 'New name is required' }],
    [
      'one that is too long',
      { name: 'a', newName: 'x'.repeat(101) },
      400,
      { newName: 'New name must be at most 100 characters' },
    ],
    ['no tag', { newName: 'b' }, 400, { name: 'Name is required' }],
    ['the same name', { name: 'a', newName: ' a' }, 400, { newName: 'This is the name that the tag has.' }],
    ['a tag that no post has', { name: 'gone', newName: 'b' }, 404, undefined],
  ])('refuses %s', async (_, input, status, fields) => {
    const post = await create(['a']);
    const response = await api.admin.put(address, input);
    expect([response.status, response.body.fields]).toEqual([status, fields]);
    expect(await read(post.id)).toEqual(post);
  });
});

describe('DELETE /api/admin/posts/tags', () => {
  it('removes a tag from all posts and their unpublished changes, and nothing else', async () => {
    const post = await create(['keep', 'drop']);
    await saveDraft(post.id, { tags: ['drop'], title: 'Later' });
    expect((await remove('drop')).body).toEqual({ posts: 1 });
    expect(await read(post.id)).toMatchObject({
      ...{ tags: ['keep'], version: 2, title: post.title },
      draft: { tags: [], title: 'Later', version: 2 },
    });
    expect(await tagged('drop')).toEqual([]);
    const [entry] = (await api.admin.get('/api/admin/audit?action=removeTag&limit=1')).body;
    expect(entry).toMatchObject({ targetName: 'drop', changes: [{ field: 'name', before: 'drop', after: null }] });
    expect((await remove('drop')).status).toBe(404);
    expect((await api.admin.delete(address)).status).toBe(400);
  });
});

describe('a post that somebody has open while a tag is renamed', () => {
  it('is not saved over: the editor is told how it is, and what both did is in the next save', async () => {
    const post = await create(['old', 'b'], { content: 'Words.' });
    await rename('old', 'new');
    const mine = postInput({ slug: post.slug, content: 'My words.', tags: ['old', 'b', 'mine'], status: 'published' });
    const stale = await api.admin.put(`/api/admin/posts/${post.id}`, mine, { 'If-Match': '"1"' });
    expect([stale.status, stale.body.current.tags, stale.body.current.version]).toEqual([409, ['new', 'b'], 2]);
    const merged = { ...mine, tags: ['new', 'b', 'mine'] };
    const saved = await api.admin.put(`/api/admin/posts/${post.id}`, merged, { 'If-Match': '"2"' });
    expect(saved.body).toMatchObject({ content: 'My words.', tags: ['new', 'b', 'mine'], version: 3 });
  });

  it('keeps its unpublished changes from being saved, published or discarded unseen', async () => {
    const post = await create(['old']);
    const { tag } = (await saveDraft(post.id, { tags: ['old'], content: 'Next.' })).body.draft;
    await rename('old', 'new');
    const draft = `/api/admin/posts/${post.id}/draft`;
    const responses = [
      await saveDraft(post.id, { tags: ['old'], content: 'Mine.', tag }),
      await api.admin.post(`${draft}/publish?tag=${tag}`, postInput({ tags: ['old'] }), { 'If-Match': '"1"' }),
      await api.admin.delete(`${draft}?tag=${tag}`),
    ];
    for (const { status, body } of responses) {
      expect([status, body.current.draft]).toEqual([409, expect.objectContaining({ tags: ['new'], content: 'Next.' })]);
    }
  });

  it('has every sentence and the new tag, whoever saves while it is renamed', async () => {
    const posts = await Promise.all([1, 2, 3].map(() => create(['old'])));
    const write = async ({ id, slug }: { id: number; slug: string }): Promise<void> => {
      const { version, tags, content } = await read(id);
      const next = postInput({ slug, tags, content: `${content} More.`, status: 'published' });
      const { status } = await api.admin.put(`/api/admin/posts/${id}`, next, { 'If-Match': `"${version}"` });
      if (status === 409) return write({ id, slug });
      expect(status).toBe(200);
    };
    const [renamed] = await Promise.all([rename('old', 'new'), ...posts.map(write), ...posts.map(write)]);
    expect(renamed.body).toEqual({ posts: 3 });
    for (const { id } of posts) {
      const { content, tags, version } = await read(id);
      expect([content, tags, version]).toEqual(['Some words. More. More.', ['new'], 4]);
      const numbers = (await api.admin.get(`/api/admin/posts/${id}/revisions`)).body.map(
        ({ number }: { number: number }) => number,
      );
      expect(numbers).toEqual([4, 3, 2, 1]);
    }
  });

  it('says how many posts are too many for the time that Postgres gives a statement', async () => {
    const [post] = [await create(['old']), await create(['old'])];
    // As at the end of that time.
    await query(`CREATE FUNCTION cancel() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE EXCEPTION 'canceling statement' USING ERRCODE = 'query_canceled'; END $$`);
    await query('CREATE TRIGGER canceled AFTER UPDATE ON posts EXECUTE FUNCTION cancel()');
    const responses = [await rename('old', 'new'), await remove('old')];
    await query('DROP FUNCTION cancel CASCADE');
    const message = '2 posts are more than can be changed at once. Change this tag at some of them first.';
    for (const { body } of responses) expect(body).toMatchObject({ statusCode: 409, message });
    expect(await read(post.id)).toEqual(post);
  });

  it('gets one name when two rename the tag at once', async () => {
    const post = await create(['old']);
    const responses = await Promise.all([rename('old', 'one'), rename('old', 'two')]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 404]);
    const [tag] = (await read(post.id)).tags;
    expect([await currentOf('old'), (await read(post.id)).version]).toEqual([tag, 2]);
  });
});

describe('GET /api/current-tag', () => {
  it('leads from every former name to the present one in one step, never in circles', async () => {
    await create(['a', 'x']);
    await rename('a', 'b');
    await rename('b', 'c');
    expect([await currentOf('a'), await currentOf('b'), await currentOf('c')]).toEqual(['c', 'c', null]);
    await rename('c', 'a');
    expect([await currentOf('a'), await currentOf('b'), await currentOf('c')]).toEqual([null, 'a', 'a']);
    await rename('a', 'x', true);
    expect([await currentOf('a'), await currentOf('b'), await currentOf('c')]).toEqual(['x', 'x', 'x']);
  });

  it('leads nowhere from a name that published posts have again, to none that readers know, and after a removal', async () => {
    await create(['a']);
    await rename('a', 'b');
    const again = await create(['a']);
    expect(await currentOf('a')).toBeNull();
    await api.admin.delete(`/api/admin/posts/${again.id}`);
    expect(await currentOf('a')).toBe('b');
    await query(`UPDATE posts SET status = 'draft'`);
    expect(await currentOf('a')).toBeNull();
    await query(`UPDATE posts SET status = 'published'`);
    await remove('b');
    await create(['b']);
    expect(await currentOf('a')).toBeNull();
  });

  it.each(['', 'x'.repeat(101), '%00'])('refuses the name “%s”', async (name) => {
    expect((await api.visitor().get(`/api/current-tag?name=${name}`)).status).toBe(400);
  });
});
