import type { PostDraftInput, PostInput } from '@site/contracts';
import { runCopy } from '../../../testing/api-process';
import { query } from '../../../testing/database';
import { postInput, userInput } from '../../../testing/factories';
import { until } from '../../../testing/until';
import { useApi } from '../../../testing/use-api';

const api = useApi({ SCHEDULE_INTERVAL_MS: '600000' });

const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();
const live = async (overrides: Partial<PostInput> = {}) =>
  (await api.admin.post('/api/admin/posts', postInput({ status: 'published', ...overrides }))).body;
const read = async (id: number) => (await api.admin.get(`/api/admin/posts/${id}`)).body;
const save = (id: number, changes: Partial<PostDraftInput>) =>
  api.admin.put(`/api/admin/posts/${id}/draft`, { ...postInput(), version: 1, ...changes });
const publish = (id: number, tag: string, input: PostInput, version = 1) =>
  api.admin.post(`/api/admin/posts/${id}/draft/publish?tag=${tag}`, input, { 'If-Match': `"${version}"` });
const discard = (id: number, tag: string) => api.admin.delete(`/api/admin/posts/${id}/draft?tag=${tag}`);

it('tells search engines and shared links what is said for them, in a post as in its changes and its history', async () => {
  const meta = { metaTitle: 'For search', metaDescription: 'What it says.', socialImageUrl: '/media/card.png' };
  const post = await live({ ...meta, metaTitle: ' For search ' });
  const { id, slug } = post;
  const readersGet = async () => (await api.visitor().get(`/api/posts/${slug}`)).body;
  expect(post).toMatchObject(meta);
  expect(await readersGet()).toMatchObject(meta);
  expect((await api.visitor().get('/api/posts')).text).not.toContain('For search');

  const { body: saved } = await save(id, { metaTitle: 'In the draft', slug });
  expect(saved).toMatchObject({ ...meta, draft: { ...meta, metaTitle: 'In the draft' } });
  expect((await save(id, { slug, tag: saved.draft.tag })).body.draft).toMatchObject({ metaTitle: 'In the draft' });
  const { tag } = (await read(id)).draft;
  const published = await publish(id, tag, postInput({ slug, metaTitle: 'In the draft', metaDescription: '' }));
  expect(published.body).toMatchObject({ metaTitle: 'In the draft', socialImageUrl: meta.socialImageUrl });
  expect(await readersGet()).not.toHaveProperty('metaDescription');

  // The specification's body has none of it, and takes nothing away.
  const { body: updated } = await api.admin.put(`/api/admin/posts/${id}`, postInput({ slug }));
  expect(updated).toMatchObject({ metaTitle: 'In the draft' });
  const { body: copy } = await api.admin.post(`/api/admin/posts/${id}/duplicate`);
  expect(copy).toMatchObject({ metaTitle: 'In the draft', socialImageUrl: meta.socialImageUrl });
  expect((await api.admin.get(`/api/admin/posts/${id}/revisions/1`)).body).toMatchObject(meta);
  expect((await api.admin.post(`/api/admin/posts/${id}/revisions/1/restore`)).body).toMatchObject(meta);

  const wrong = { metaTitle: 'x'.repeat(256), metaDescription: 'x'.repeat(2001), socialImageUrl: 'card.png' };
  expect((await api.admin.put(`/api/admin/posts/${id}`, postInput(wrong))).body.fields).toEqual({
    metaTitle: 'Search title must be at most 255 characters',
    metaDescription: 'Search description must be at most 2000 characters',
    socialImageUrl: 'Social image URL must start with http://, https:// or /',
  });
});

describe('unpublished changes of a post', () => {
  it('are kept as they are, unfinished ones as well, and opened with the post', async () => {
    const post = await live({ content: 'Live words.' });
    const changes = { title: ' ', slug: 'not a slug!', content: '', summary: null, videoUrl: 'youtu', tags: ['a'] };
    const { status, headers, body } = await save(post.id, changes);
    expect([status, headers.get('etag')]).toEqual([200, '"1"']);
    expect(body).toEqual({
      ...post,
      draft: {
        ...{ coverImageUrl: null, mediaUrl: null, type: 'blog', status: 'published', ...changes },
        ...{
          version: 1,
          publishAt: null,
          failure: null,
          savedBy: 'Site Admin',
          savedById: post.authorId,
          authorId: post.authorId,
        },
        tag: expect.any(String),
        savedAt: expect.any(String),
      },
    });
    expect(await read(post.id)).toEqual(body);
    const { body: replaced } = await save(post.id, { content: 'Draft.', tag: body.draft.tag });
    expect(replaced.draft).toMatchObject({ content: 'Draft.', tags: [] });
    expect(replaced.draft.tag).not.toBe(body.draft.tag);
    expect((await save(post.id, { title: 'x'.repeat(256) })).body.fields).toEqual({
      title: 'Title must be at most 255 characters',
    });
    expect((await save(999_999, {})).status).toBe(404);
  });

  it('are seen by none of its readers, and by whoever has a preview link', async () => {
    const post = await live({ title: 'Public title', content: 'Public words.' });
    const addresses = ['/api/posts', `/api/posts/${post.slug}`, '/api/posts?search=zanzibar', '/api/content-version'];
    const visitor = api.visitor();
    const readAll = async () =>
      (await Promise.all(addresses.map((address) => visitor.get(address)))).map(({ text }) => text);
    const before = await readAll();
    await save(post.id, { title: 'Zanzibar', slug: 'zanzibar', content: '<p>Zanzibar</p>', summary: 'Zanzibar' });
    expect(await readAll()).toEqual(before);
    expect(before.join()).not.toMatch(/zanzibar|draft/i);
    expect((await visitor.get('/api/posts/zanzibar')).status).toBe(404);
    const { body: addressesOfPosts } = await visitor.get('/api/post-addresses');
    expect(JSON.stringify(addressesOfPosts)).not.toContain('zanzibar');
    const { body: link } = await api.admin.post(`/api/admin/posts/${post.id}/preview-link`);
    const { body: preview } = await visitor.get(`/api/previews/${link.url.split('/').pop()}`);
    expect(preview).toMatchObject({ title: 'Zanzibar', contentHtml: '<p>Zanzibar</p>' });
    expect(preview).not.toHaveProperty('draft');
    for (const call of ['put', 'delete'] as const)
      expect((await visitor[call](`/api/admin/posts/${post.id}/draft?tag=x`)).status).toBe(401);
  });

  it('stand beside the post in the list, which can be asked for them', async () => {
    const [changed, other] = [await live({ type: 'demo' }), await live({ type: 'demo' })];
    await save(changed.id, { publishAt: inAnHour(), content: 'Next.' });
    const list = (only: string) => api.admin.get(`/api/admin/posts?type=demo&unpublishedChanges=${only}`);
    const { body, headers } = await list('true');
    expect(body).toEqual([
      expect.objectContaining({
        id: changed.id,
        unpublishedChanges: { publishAt: expect.any(String), failure: null },
      }),
    ]);
    expect(headers.get('x-total-count')).toBe('1');
    const { body: without } = await list('false');
    expect(without).toEqual([expect.objectContaining({ id: other.id })]);
    expect(without[0]).not.toHaveProperty('unpublishedChanges');
  });

  it('are drafts of who saved them last, as are drafts of whom they are', async () => {
    const me = (await api.admin.get('/api/admin/auth')).body.id;
    const admin = userInput({ role: 'admin', password: 'four quiet doors' });
    const colleague = (await api.admin.post('/api/admin/users', admin)).body;
    const theirs = await api.signIn(colleague.username, 'four quiet doors');
    const type = 'use_case';
    const [mine, handedOver, planned] = [await live({ type }), await live({ type }), await live({ type })];
    const draft = (await api.admin.post('/api/admin/posts', postInput({ type }))).body;
    await live({ type });
    await save(mine.id, { content: 'Mine.' });
    const { draft: first } = (await save(handedOver.id, { content: 'Mine at first.' })).body;
    await save(planned.id, { publishAt: inAnHour(), content: 'Next.' });
    const changes = { ...postInput(), version: 1, tag: first.tag };
    expect((await theirs.put(`/api/admin/posts/${handedOver.id}/draft`, changes)).status).toBe(200);
    const listed = async (user: string, more = '&sort=created') => {
      const { body, headers } = await api.admin.get(`/api/admin/posts?type=use_case&draftsOf=${user}${more}`);
      expect(headers.get('x-total-count')).toBe(String(body.length));
      return body.map(({ id }: { id: number }) => id);
    };
    expect(await listed(me)).toEqual([draft.id, planned.id, mine.id]);
    // Saved last, though their posts are older.
    expect(await listed(me, '')).toEqual([planned.id, mine.id, draft.id]);
    expect(await listed(me, '&sort=created&scheduled=false')).toEqual([draft.id, mine.id]);
    expect(await listed(me, '&sort=created&status=published')).toEqual([planned.id, mine.id]);
    expect(await listed(colleague.id)).toEqual([handedOver.id]);
  });

  it('are published as one revision, and are gone then', async () => {
    const post = await live();
    const { draft } = (await save(post.id, { content: 'Better.' })).body;
    const input = postInput({ slug: post.slug, content: 'Better still.' });
    expect((await publish(post.id, draft.tag, { ...input, title: '', content: ' ' })).body.fields).toEqual({
      title: 'Title is required',
      content: 'Content is required',
    });
    const { status, body } = await publish(post.id, draft.tag, input);
    expect([status, body]).toEqual([200, expect.objectContaining({ ...input, status: 'published', version: 2 })]);
    expect(await read(post.id)).toEqual(body);
    expect((await api.visitor().get(`/api/posts/${post.slug}`)).body.content).toBe('Better still.');
    const { body: revisions } = await api.admin.get(`/api/admin/posts/${post.id}/revisions`);
    expect(revisions[0]).toMatchObject({ number: 2, savedBy: 'Site Admin', changed: ['title', 'content'] });
  });

  it('go over nothing that their author has not seen', async () => {
    const post = await live();
    const { draft: first } = (await save(post.id, { content: 'First.' })).body;
    const input = postInput({ slug: post.slug });
    // A colleague saves other changes: they are returned, and stay.
    const { draft: second } = (await save(post.id, { content: 'Second.', tag: first.tag })).body;
    for (const response of [
      await save(post.id, { content: 'Lost?', tag: first.tag }),
      await save(post.id, { content: 'Lost?' }),
      await publish(post.id, first.tag, input),
      await discard(post.id, first.tag),
    ])
      expect([response.status, response.body.current.draft]).toEqual([409, second]);
    // The post itself is changed: an update knows nothing of changes and leaves them.
    await api.admin.put(`/api/admin/posts/${post.id}`, postInput({ slug: post.slug, content: 'Live.' }));
    expect((await read(post.id)).draft).toEqual(second);
    const stale = await publish(post.id, second.tag, input);
    expect([stale.status, stale.body.current]).toEqual([
      409,
      expect.objectContaining({ content: 'Live.', version: 2 }),
    ]);
    expect(stale.body.current).not.toHaveProperty('draft');
    // Where nothing is stored there is nothing to go over.
    expect((await discard(post.id, second.tag)).status).toBe(204);
    expect((await discard(post.id, second.tag)).status).toBe(404);
    expect((await save(post.id, { content: 'Mine.', tag: second.tag })).status).toBe(200);
    await query('DELETE FROM post_drafts');
    expect((await publish(post.id, second.tag, input, 2)).status).toBe(200);
  });
});

it('stay changes of the post when it is set to draft, and to published again, but without a time', async () => {
  const { id, slug, content } = await live({ content: 'Live.' });
  const { draft } = (await save(id, { slug, content: 'Monday.', publishAt: inAnHour() })).body;
  const setStatus = (status: string) =>
    api.admin.post('/api/admin/posts/bulk', { action: 'setStatus', status, ids: [id] });
  await setStatus('draft');
  const failure = 'The post was set to draft after these changes were planned.';
  const asDraft = await read(id);
  expect(asDraft).toMatchObject({ status: 'draft', content, version: 2 });
  expect(asDraft.draft).toEqual({ ...draft, version: 2, publishAt: null, failure });
  await setStatus('published');
  const again = await read(id);
  expect(again).toMatchObject({ status: 'published', content, version: 3, draft: { content: 'Monday.', version: 3 } });
  // They are open to whoever publishes or plans them, without a question about the versions between.
  const { draft: planned } = (await save(id, { slug, version: 3, tag: draft.tag, publishAt: inAnHour() })).body;
  expect(planned).toMatchObject({ version: 3, failure: null });
  await setStatus('draft');
  const input = postInput({ slug, status: 'draft', content: 'Tuesday.' });
  const { body } = await publish(id, (await read(id)).draft.tag, input, 4);
  expect(body).toMatchObject({ status: 'draft', content: 'Tuesday.', version: 5 });
  expect(body).not.toHaveProperty('draft');
  // Changes of an earlier version stay such.
  const other = await live();
  await save(other.id, { slug: other.slug });
  await api.admin.put(`/api/admin/posts/${other.id}`, postInput({ slug: other.slug, content: 'Meanwhile.' }));
  await api.admin.post('/api/admin/posts/bulk', { action: 'setStatus', status: 'published', ids: [other.id] });
  expect((await read(other.id)).draft.version).toBe(1);
});

const outdated = 'The post was changed after these changes were saved.';

describe('a time at which changes are published', () => {
  it('is for complete changes with an address of their own, and lies ahead', async () => {
    const [post, other] = [await live(), await live()];
    const publishAt = inAnHour();
    expect((await save(post.id, { publishAt, title: '', content: '' })).body.fields).toEqual({
      title: 'Title is required',
      content: 'Content is required',
    });
    expect((await save(post.id, { publishAt, slug: other.slug })).body.fields).toHaveProperty('slug');
    expect((await save(post.id, { publishAt: '2020-06-01T12:00:00Z' })).body.fields).toHaveProperty('publishAt');
    expect(await read(post.id)).toEqual(post);
  });

  it('is refused for changes of a version that is no more, which would not be published then', async () => {
    const { id, slug } = await live();
    await api.admin.put(`/api/admin/posts/${id}`, postInput({ slug, status: 'published', content: 'Meanwhile.' }));
    const refused = await save(id, { publishAt: inAnHour(), slug });
    expect([refused.status, refused.body.current?.version]).toEqual([409, 2]);
    const { draft: stored } = (await save(id, { slug })).body;
    const { status, body } = await api.admin.get(`/api/admin/posts/${id}`, { 'If-None-Match': '"2"' });
    expect([status, body.draft?.version]).toEqual([200, 1]);
    // Stored changes are planned once they are merged with the post: it is answered, and not they.
    const planned = { publishAt: inAnHour(), slug, tag: stored.tag };
    const { current } = (await save(id, planned)).body;
    expect(current).toMatchObject({ content: 'Meanwhile.', version: 2 });
    expect(current).not.toHaveProperty('draft');
    const { draft: merged } = (await save(id, { ...planned, version: 2 })).body;
    expect(merged).toMatchObject({ version: 2, publishAt: planned.publishAt });
    await discard(id, merged.tag);
  });

  it('is promised no more once the post is changed otherwise', async () => {
    const { id, slug } = await live({ type: 'use_case', tags: ['promised'] });
    const listed = async () =>
      (await api.admin.get('/api/admin/posts?tag=promised')).body[0]?.unpublishedChanges as unknown;
    const publishAt = inAnHour();
    await save(id, { slug, content: 'Monday.', publishAt });
    const update = (content: string) =>
      api.admin.put(`/api/admin/posts/${id}`, postInput({ slug, tags: ['promised'], content }));
    const { content, title, type } = await read(id);
    await api.admin.put(`/api/admin/posts/${id}`, postInput({ slug, title, type, content, tags: ['promised'] }));
    expect(await listed()).toEqual({ publishAt, failure: null });
    await update('Live.');
    expect(await listed()).toEqual({ publishAt: null, failure: outdated });
    expect((await read(id)).draft).toMatchObject({ content: 'Monday.', publishAt: null, failure: outdated });
  });

  it('publishes each once, with any number of copies of the API, and says why it could not', async () => {
    const [one, two, stale] = [await live(), await live({ tags: ['old'] }), await live()];
    for (const { id, slug, tags } of [one, two, stale])
      await save(id, { slug, tags, content: 'Monday.', publishAt: inAnHour() });
    // A tag that is renamed takes the planned changes along.
    await api.admin.put('/api/admin/posts/tags', { name: 'old', newName: 'new' });
    await api.admin.put(`/api/admin/posts/${stale.id}`, postInput({ slug: stale.slug, content: 'Live.' }));
    // As an older version of the API leaves them.
    await query(
      `UPDATE post_drafts SET "publishAt" = now() + interval '1 hour', failure = NULL WHERE "postId" = ${stale.id}`,
    );
    await query(`UPDATE post_drafts SET "publishAt" = now() WHERE "publishAt" IS NOT NULL`);
    const publishers = await Promise.all(['50', '50'].map((ms) => runCopy({ SCHEDULE_INTERVAL_MS: ms })));
    await until(async () => (await query('SELECT FROM post_drafts WHERE "publishAt" <= now()')).length === 0);
    await Promise.all(publishers.map(({ end }) => end()));
    for (const { id, tags, version } of [
      { ...one, version: 2 },
      { ...two, tags: ['new'], version: 3 },
    ]) {
      expect(await read(id)).toMatchObject({ content: 'Monday.', status: 'published', tags, version });
      const { body } = await api.admin.get(`/api/admin/posts/${id}/revisions`);
      expect(body[0]).toMatchObject({ number: version, savedBy: null });
    }
    const { content, draft } = await read(stale.id);
    expect(content).toBe('Live.');
    expect(draft).toMatchObject({ content: 'Monday.', publishAt: null, failure: outdated });
    const { body: records } = await api.admin.get('/api/admin/audit?action=publishScheduledChanges');
    expect(records).toHaveLength(2);
  });
});

it('goes with its post', async () => {
  const { id } = await live();
  await save(id, {});
  expect((await api.admin.delete(`/api/admin/posts/${id}`)).status).toBe(204);
  expect(await query(`SELECT FROM post_drafts WHERE "postId" = ${id}`)).toEqual([]);
});
