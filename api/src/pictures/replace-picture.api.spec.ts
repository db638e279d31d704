import { postInput } from '../../testing/factories';
import { picture } from '../../testing/pictures';
import { upload } from '../../testing/upload';
import { useApi } from '../../testing/use-api';

const api = useApi();

const pictures = '/api/admin/pictures';
/** Of a size of its own, so of bytes of its own. */
const uploaded = async (width: number) => (await upload(api.admin, await picture(width, 10))).body;
const replace = async (id: number, width: number) =>
  (await upload(api.admin, await picture(width, 10), 'new.png', `${pictures}/${id}/replacement`)).body;
const makePost = async (overrides: Parameters<typeof postInput>[0]): Promise<number> =>
  (await api.admin.post('/api/admin/posts', postInput(overrides))).body.id;
const read = async (id: number) => (await api.admin.get(`/api/admin/posts/${id}`)).body;
const asJpeg = (url: string) => url.replace('.webp', '.jpg');

it('replaces a picture where its JPEG is shown, too', async () => {
  const old = await uploaded(600);
  const content = `<img src="${asJpeg(old.variants[0].url)}" alt="">`;
  const id = await makePost({ content, socialImageUrl: asJpeg(old.url) });
  const { picture: fresh, posts } = await replace(old.id, 601);
  expect(posts).toBe(1);
  expect(await read(id)).toMatchObject({
    content: `<img src="${asJpeg(fresh.variants[0].url)}" alt="">`,
    socialImageUrl: asJpeg(fresh.url),
    version: 2,
  });
});

it('counts no post that shows nothing of it, and leaves that one’s unpublished changes as they are', async () => {
  const old = await uploaded(602);
  const input = postInput({ mediaUrl: old.url.replace('.webp', '.png'), status: 'published' });
  const { id } = (await api.admin.post('/api/admin/posts', input)).body;
  const { draft } = (
    await api.admin.put(`/api/admin/posts/${id}/draft`, { ...input, status: undefined, title: 'Changed', version: 1 })
  ).body;
  const { posts } = await replace(old.id, 603);
  expect(posts).toBe(0);
  expect(await read(id)).toMatchObject({ version: 1, mediaUrl: input.mediaUrl, draft: { tag: draft.tag } });
});

it('leaves planned what is planned, with the new picture', async () => {
  const old = await uploaded(620);
  const input = postInput({ coverImageUrl: old.url, status: 'published' });
  const { id } = (await api.admin.post('/api/admin/posts', input)).body;
  const publishAt = new Date(Date.now() + 3_600_000).toISOString();
  const changes = { ...input, status: undefined, title: 'Changed', publishAt, version: 1 };
  await api.admin.put(`/api/admin/posts/${id}/draft`, changes);
  const { picture } = await replace(old.id, 621);
  const { version, draft } = await read(id);
  expect([version, draft]).toEqual([
    2,
    expect.objectContaining({ coverImageUrl: picture.url, version: 2, publishAt, failure: null }),
  ]);
});

it('makes pages anew whose cover takes over the focus point of the picture that it replaces', async () => {
  const [old, cover] = [await uploaded(604), await uploaded(605)];
  await api.admin.patch(`${pictures}/${old.id}`, { focusX: 10, focusY: 20 });
  const input = postInput({ status: 'published', coverImageUrl: cover.url });
  await api.admin.post('/api/admin/posts', input);
  const readPublic = async () => (await api.visitor().get(`/api/posts/${input.slug}`)).body;
  const version = async () => (await api.visitor().get('/api/content-version')).body.version;
  expect((await readPublic()).coverFocus).toBeUndefined();
  const before = await version();
  expect((await replace(old.id, 605)).posts).toBe(0);
  expect((await readPublic()).coverFocus).toBe('10% 20%');
  expect(await version()).not.toBe(before);
});
