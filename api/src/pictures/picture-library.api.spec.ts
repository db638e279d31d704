import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { query } from '../../testing/database';
import { postInput } from '../../testing/factories';
import { picture } from '../../testing/pictures';
import { until } from '../../testing/until';
import { upload } from '../../testing/upload';
import { useApi } from '../../testing/use-api';

const mediaDir = mkdtempSync(path.join(tmpdir(), 'library-'));
const earlier = `${'e'.repeat(32)}-500x300`;
mkdirSync(path.join(mediaDir, 'uploads'));
for (const name of [`${earlier}.webp`, `${earlier}-480.webp`, 'notes.txt']) {
  writeFileSync(path.join(mediaDir, 'uploads', name), 'of an earlier version');
}
const api = useApi({ MEDIA_DIR: mediaDir, PICTURE_QUOTA_MB: '1' });

const pictures = '/api/admin/pictures';
const list = async (part = '') => (await api.admin.get(`${pictures}?${part}`)).body;
/** Of a size of its own, so of bytes of its own. */
const uploaded = async (width: number, height = 10, name?: string) =>
  (await upload(api.admin, await picture(width, height), name)).body;
const makePost = async (overrides: Parameters<typeof postInput>[0]) => {
  const input = postInput(overrides);
  const { body } = await api.admin.post('/api/admin/posts', input);
  return { input, id: body.id as number };
};
const hasFile = (url: string) => existsSync(path.join(mediaDir, url.replace('/media/', '')));
const age = (id: number, days: number) =>
  query(`UPDATE pictures SET "createdAt" = now() - $2 * interval '1 day' WHERE id = $1`, [id, days]);

it('finds the pictures whose files were there before, and nothing else', async () => {
  await until(async () => (await list()).length > 0);
  const [found, ...others] = await list();
  expect(others).toEqual([]);
  expect(found).toMatchObject({
    ...{ url: `/media/uploads/${earlier}.webp`, width: 500, height: 300, name: `${earlier}.webp`, alt: '' },
    ...{ bytes: 42, uploadedByName: null, posts: 0, earlierPosts: 0, profiles: [], focusX: 50, focusY: 50 },
  });
});

describe('a picture', () => {
  it('is kept once, with the name of its first file, and its text comes back with it', async () => {
    const first = await uploaded(301, 10, 'C:\\tmp\\Häuser am Fluß.png');
    const changed = await api.admin.patch(`${pictures}/${first.id}`, { alt: ' Houses ', focusX: 20, focusY: 80 });
    expect(changed.body).toMatchObject({ name: 'Häuser am Fluß.png', alt: 'Houses', focusX: 20, focusY: 80 });
    expect(changed.body.uploadedByName).toBeTruthy();
    const nothing = await api.admin.patch(`${pictures}/${first.id}`, { name: null, alt: null, focusX: null });
    expect([nothing.status, nothing.body.alt]).toEqual([200, 'Houses']);
    expect(await uploaded(301, 10, 'again.png')).toEqual({ ...first, alt: 'Houses' });
    expect((await list('search=fluß')).map(({ id }: { id: number }) => id)).toEqual([first.id]);
    expect(await list('search=houses')).toHaveLength(1);
    expect(await list('search=again')).toEqual([]);
    expect(await list('search=%25')).toEqual([]);
    expect((await list(`address=${first.url}`)).map(({ id }: { id: number }) => id)).toEqual([first.id]);
    expect(await list('address=/media/covers/pens.svg')).toEqual([]);
  });

  it('is stored again when its files are gone', async () => {
    const { url } = await uploaded(302);
    const { rmSync } = await import('node:fs');
    rmSync(path.join(mediaDir, url.replace('/media/', '')));
    await uploaded(302);
    expect(hasFile(url)).toBe(true);
  });

  it.each([
    [{ focusX: 101 }, { focusX: 'Focus from the left must be a whole number from 0 to 100' }],
    [{ focusY: 0.5 }, { focusY: 'Focus from the top must be a whole number from 0 to 100' }],
    [{ name: ' ' }, { name: 'Name is required' }],
    [{ alt: 'x'.repeat(1001) }, { alt: 'Alternative text must be at most 1000 characters' }],
    [{ url: '/media/x.webp' }, { url: expect.any(String) }],
  ])('refuses %j', async (input, fields) => {
    const { id } = await uploaded(303);
    const { status, body } = await api.admin.patch(`${pictures}/${id}`, input);
    expect([status, body.fields]).toEqual([400, fields]);
  });

  it('tells which posts and profiles show it, now or in an earlier version', async () => {
    const { id, url, variants } = await uploaded(700);
    const inText = await makePost({ title: 'In the text', content: `<img src="${variants[0].url}" alt="">` });
    await makePost({ title: 'As cover', coverImageUrl: url, status: 'published' });
    const before = await makePost({ title: 'Before', mediaUrl: `https://www.example.com${url}` });
    await api.admin.put(`/api/admin/posts/${before.id}`, { ...before.input, mediaUrl: '' });
    const account = (await api.admin.get('/api/auth/account')).body;
    await api.admin.put('/api/auth/account', { ...nameOf(account), profileImageUrl: url });

    const uses = (await api.admin.get(`${pictures}/${id}/uses`)).body;
    expect(uses.map(({ title, isCurrent }: { title: string; isCurrent: boolean }) => [title, isCurrent])).toEqual([
      ['As cover', true],
      ['In the text', true],
      ['Before', false],
    ]);
    expect(uses[0]).toEqual({ id: expect.any(Number), title: 'As cover', status: 'published', isCurrent: true });
    const beyond = await api.admin.get(`${pictures}/${id}/uses?offset=9`);
    expect([beyond.body, beyond.headers.get('x-total-count')]).toEqual([[], '3']);
    expect((await api.admin.get(`${pictures}/${(await uploaded(701)).id}/uses`)).body).toEqual([]);
    expect((await api.admin.get(`${pictures}/999999/uses`)).status).toBe(404);
    const counts = { posts: 2, earlierPosts: 1, profiles: ['admin'] };
    expect((await api.admin.get(`${pictures}/${id}`)).body).toMatchObject(counts);
    expect((await list('use=used')).map((used: { id: number }) => used.id)).toEqual([id]);
    expect((await list('use=unused')).map((unused: { id: number }) => unused.id)).not.toContain(id);

    const refused = await api.admin.delete(`${pictures}/${id}`);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'This picture is used in “As cover”, “In the text”, the profile of admin. Nothing was deleted.',
    ]);
    expect(hasFile(url)).toBe(true);
    await api.admin.delete(`/api/admin/posts/${inText.id}`);
    expect((await api.admin.get(`${pictures}/${id}`)).body).toMatchObject({ ...counts, posts: 1 });
  });
});

describe('POST /api/admin/pictures/:id/replacement', () => {
  const replace = async (id: number, bytes: Buffer) =>
    upload(api.admin, bytes, 'new.png', `${pictures}/${id}/replacement`);

  it('shows the new picture in every post, each with a revision and its entry in the audit log', async () => {
    const old = await uploaded(1000, 20, 'old.png');
    await api.admin.patch(`${pictures}/${old.id}`, { alt: 'The office', focusX: 10 });
    const content = `<img src="${old.variants[0].url}" alt="Desk">\n<a href="${old.url}">large</a> ${old.variants[1].url}`;
    const inText = await makePost({ title: 'Two of it', content, coverImageUrl: old.url });
    const publicPost = await makePost({ title: 'Public', coverImageUrl: old.url, status: 'published', content: 'x' });
    await api.visitor().get(`/api/posts/${publicPost.input.slug}`);

    const { status, body } = await replace(old.id, await picture(600, 20));
    expect([status, body.posts]).toEqual([200, 2]);
    const { picture: fresh } = body;
    expect(fresh).toMatchObject({ name: 'new.png', width: 600, alt: 'The office', focusX: 10, posts: 2 });

    const changed = (await api.admin.get(`/api/admin/posts/${inText.id}`)).body;
    // The new one has no copy of 960: its widest stands for that.
    const [narrow, widest] = [fresh.variants[0].url, fresh.url];
    expect(changed.content).toBe(`<img src="${narrow}" alt="Desk">\n<a href="${widest}">large</a> ${widest}`);
    expect([changed.coverImageUrl, changed.version]).toEqual([widest, 2]);
    const seen = (await api.visitor().get(`/api/posts/${publicPost.input.slug}`)).body;
    expect(seen.coverImageUrl).toBe(widest);

    const [revision] = (await api.admin.get(`/api/admin/posts/${inText.id}/revisions`)).body;
    expect(revision).toMatchObject({ number: 2, changed: expect.arrayContaining(['content', 'coverImageUrl']) });
    const log = (await api.admin.get('/api/admin/audit?action=replacePicture')).body;
    expect(log.map(({ targetName }: { targetName: string }) => targetName).sort()).toEqual([
      'Public',
      'Two of it',
      'old.png',
    ]);
    const entry = log.find(({ targetName }: { targetName: string }) => targetName === 'Public');
    expect(entry).toMatchObject({
      ...{ target: 'post', targetId: String(publicPost.id), fields: ['coverImageUrl'] },
      changes: [{ field: 'coverImageUrl', before: old.url, after: widest }],
    });

    expect((await api.admin.get(`${pictures}/${old.id}`)).body).toMatchObject({ posts: 0, earlierPosts: 2 });
    expect(hasFile(old.url)).toBe(true);
    const restored = await api.admin.post(`/api/admin/posts/${inText.id}/revisions/1/restore`);
    expect(restored.body.content).toBe(content);
  });

  it('shows it in changes that are not published yet, which keep the old one from being deleted until then', async () => {
    const [shown, old] = [await uploaded(801), await uploaded(802)];
    const { id, input } = await makePost({ coverImageUrl: shown.url, status: 'published' });
    const draft = `/api/admin/posts/${id}/draft`;
    const changes = { ...postInput(), slug: input.slug, version: 1, coverImageUrl: old.url };
    const saved = await api.admin.put(draft, changes);
    expect(saved.status).toBe(200);
    expect((await api.admin.delete(`${pictures}/${old.id}`)).status).toBe(409);

    const { picture: fresh } = (await replace(old.id, await picture(803, 10))).body;
    const { body } = await api.admin.get(`/api/admin/posts/${id}`);
    expect([body.coverImageUrl, body.draft.coverImageUrl, body.version]).toEqual([shown.url, fresh.url, 1]);
    expect(body.draft.tag).not.toBe(saved.body.draft.tag);
    expect((await api.admin.get(`${pictures}/${old.id}`)).body.posts).toBe(0);
  });

  it('leaves changes that were made on the present version made on the new one, and others as they are', async () => {
    const old = await uploaded(811);
    const versions = [];
    const posts = await Promise.all(
      [1, 2].map(() => makePost({ coverImageUrl: old.url, status: 'published', content: 'x' })),
    );
    for (const [index, { id, input }] of posts.entries()) {
      if (index === 1) await api.admin.put(`/api/admin/posts/${id}`, { ...input, content: 'Changed after.' });
      const changes = { ...postInput(), slug: input.slug, version: 1, coverImageUrl: old.url };
      await api.admin.put(`/api/admin/posts/${id}/draft`, changes);
    }
    await replace(old.id, await picture(812, 10));
    for (const { id } of posts) {
      const { version, draft } = (await api.admin.get(`/api/admin/posts/${id}`)).body;
      versions.push([version, draft.version]);
    }
    expect(versions).toEqual([
      [2, 2],
      [3, 1],
    ]);
  });

  it('changes nothing for the same picture, for none, and for what is no picture', async () => {
    const { id, url } = await uploaded(304);
    const post = await makePost({ coverImageUrl: url });
    expect((await replace(id, await picture(304, 10))).body.message).toBe(
      'This is the same picture. Choose another one.',
    );
    expect((await replace(id, Buffer.from('text'))).status).toBe(400);
    expect((await replace(limitId, await picture(305, 10))).status).toBe(404);
    expect((await api.admin.get(`/api/admin/posts/${post.id}`)).body).toMatchObject({ version: 1, coverImageUrl: url });
  });
});

it('keeps the focus point of a cover in sight, wherever readers see the cover', async () => {
  const { id, url } = await uploaded(320);
  const cover = await makePost({ title: 'Focused', coverImageUrl: url, status: 'published' });
  const other = await makePost({ title: 'Beside it', status: 'published' });
  const version = async () => (await api.visitor().get('/api/content-version')).text;
  const before = await version();
  expect((await api.visitor().get(`/api/posts/${cover.input.slug}`)).body.coverFocus).toBeUndefined();
  await api.admin.patch(`${pictures}/${id}`, { focusX: 0, focusY: 75 });
  expect(await version()).not.toBe(before);

  const visible = [
    (await api.visitor().get(`/api/posts/${cover.input.slug}`)).body,
    (await api.visitor().get('/api/posts?search=focused')).body[0],
    (await api.visitor().get('/api/posts')).body.find(({ title }: { title: string }) => title === 'Focused'),
    (await api.visitor().get(`/api/posts/${other.input.slug}/related`)).body.previous,
  ];
  const link = (await api.admin.post(`/api/admin/posts/${cover.id}/preview-link`)).body.url;
  visible.push((await api.visitor().get(link.replace('/preview/', '/api/previews/'))).body);
  expect(visible.map(({ coverFocus }) => coverFocus)).toEqual(Array(5).fill('0% 75%'));
  expect((await api.admin.get(`/api/admin/posts/${cover.id}`)).body).toMatchObject({ version: 1 });

  // The preview shows the cover of the unpublished changes, and that one's point.
  const next = await uploaded(321);
  await api.admin.patch(`${pictures}/${next.id}`, { focusX: 10, focusY: 20 });
  const changes = { ...cover.input, status: undefined, coverImageUrl: next.url, version: 1 };
  expect((await api.admin.put(`/api/admin/posts/${cover.id}/draft`, changes)).status).toBe(200);
  const { body: preview } = await api.visitor().get(link.replace('/preview/', '/api/previews/'));
  expect([preview.coverImageUrl, preview.coverFocus]).toEqual([next.url, '10% 20%']);
});

describe('deletion', () => {
  it('takes the row and every file of what nothing shows', async () => {
    const { id, url, variants } = await uploaded(500, 11);
    expect((await api.admin.delete(`${pictures}/${id}`)).status).toBe(204);
    expect(variants.map((copy: { url: string }) => hasFile(copy.url))).toEqual([false, false]);
    expect((await api.admin.get(`${pictures}/${id}`)).status).toBe(404);
    expect((await api.admin.delete(`${pictures}/${id}`)).status).toBe(404);
    const again = await uploaded(500, 11);
    expect([again.url, hasFile(url)]).toEqual([url, true]);
  });

  it('of all that is older than 30 days and shown nowhere is confirmed with their number', async () => {
    const [one, two, recent, shown, inHistory] = [306, 307, 308, 309, 310].map((width) => uploaded(width));
    const [old, alsoOld, young, cover, former] = await Promise.all([one, two, recent, shown, inHistory]);
    await makePost({ coverImageUrl: cover.url });
    const post = await makePost({ coverImageUrl: former.url });
    await api.admin.put(`/api/admin/posts/${post.id}`, { ...post.input, coverImageUrl: '' });
    for (const { id } of [old, alsoOld, cover, former]) await age(id, 31);
    await age(young.id, 29);

    const summary = (await api.admin.get(`${pictures}/summary`)).body;
    expect(summary).toMatchObject({ pictures: (await list()).length, quotaBytes: 1024 * 1024, unusedPictures: 2 });
    expect(summary.bytes).toBeGreaterThan(summary.unusedBytes);
    const refused = await api.admin.post(`${pictures}/delete-unused`, { pictures: 1 });
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'There are 2 such pictures by now, not 1. Nothing was deleted.',
    ]);
    expect((await api.admin.post(`${pictures}/delete-unused`, {})).status).toBe(400);
    const { status, body } = await api.admin.post(`${pictures}/delete-unused`, { pictures: 2 });
    expect([status, body]).toEqual([200, { pictures: 2, bytes: summary.unusedBytes }]);
    expect([old, alsoOld, young, cover, former].map(({ url }) => hasFile(url))).toEqual([
      false,
      false,
      true,
      true,
      true,
    ]);
  });
});

it('takes no more than the quota', async () => {
  const { id } = await uploaded(311);
  await query('UPDATE pictures SET bytes = 1024 * 1024 WHERE id = $1', [id]);
  const before = (await list()).length;
  const { status, body } = await upload(api.admin, await picture(312, 10));
  const message = 'All pictures together may take 1 MB. Delete some that are not used, then try again.';
  expect([status, body.message, body.fields]).toEqual([507, message, { file: message }]);
  expect((await list()).length).toBe(before);
  expect((await upload(api.admin, await picture(311, 10))).status).toBe(201);
});

const limitId = 2 ** 31 - 1;

const nameOf = ({ email, firstName, lastName }: Record<string, string>) => ({ email, firstName, lastName });
