import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { query } from '../../testing/database';
import { postInput } from '../../testing/factories';
import { picture } from '../../testing/pictures';
import { upload } from '../../testing/upload';
import { useApi } from '../../testing/use-api';

const api = useApi({ MEDIA_DIR: mkdtempSync(path.join(tmpdir(), 'unused-')) });

const offered = async () => (await api.admin.get('/api/admin/pictures/summary')).body.unusedPictures;
const makePost = async (overrides: Parameters<typeof postInput>[0]) => {
  const input = postInput({ status: 'published', ...overrides });
  const { body } = await api.admin.post('/api/admin/posts', input);
  return { input, address: `/api/admin/posts/${body.id}` };
};
const setProfilePicture = async (url: string | null) => {
  const { email, firstName, lastName } = (await api.admin.get('/api/auth/account')).body;
  await api.admin.put('/api/auth/account', { email, firstName, lastName, profileImageUrl: url });
};
const editor = '/api/admin/post-editors/laptop/unsaved';

/** Each begins to use a picture, and answers how the use ends. */
const uses: Record<string, (url: string) => Promise<() => Promise<unknown>>> = {
  'its post is deleted': async (url) => {
    const { address } = await makePost({ content: `<img src="${url}" alt="">` });
    return () => api.admin.delete(address);
  },
  'the post that had shown it before is deleted': async (url) => {
    const { address, input } = await makePost({ coverImageUrl: url });
    await api.admin.put(address, { ...input, coverImageUrl: '' });
    return () => api.admin.delete(address);
  },
  'the unpublished changes that show it are discarded': async (url) => {
    const { address, input } = await makePost({});
    const changes = { ...input, status: undefined, version: 1, socialImageUrl: url };
    const { draft } = (await api.admin.put(`${address}/draft`, changes)).body;
    return () => api.admin.delete(`${address}/draft?tag=${draft.tag}`);
  },
  'a profile shows another one': async (url) => {
    await setProfilePicture(url);
    return () => setProfilePicture(null);
  },
  'it is taken out of a text that is not saved': async (url) => {
    await api.admin.put(editor, postInput({ content: `<img src="${url}" alt="">` }));
    return () => api.admin.put(editor, postInput({ content: 'Without.' }));
  },
  'the text that is not saved is given up': async (url) => {
    await api.admin.put(editor, postInput({ coverImageUrl: url }));
    return () => api.admin.delete(editor);
  },
};

it.each(Object.keys(uses))('a picture is offered for deletion 30 days after %s', async (way) => {
  const { id, url } = (await upload(api.admin, await picture(300 + Object.keys(uses).indexOf(way), 10))).body;
  const end = await uses[way]?.(url);
  await query(`UPDATE pictures SET "createdAt" = now() - interval '90 days'`);
  expect(await offered()).toBe(0);
  await end?.();
  expect(await offered()).toBe(0);
  await query(`UPDATE past_picture_uses SET "endedAt" = now() - interval '30 days'`);
  expect(await offered()).toBe(1);
  expect((await api.admin.delete(`/api/admin/pictures/${id}`)).status).toBe(204);
});

it.each([
  ['the same file', (file: Buffer) => file],
  ['another file that looks the same', (file: Buffer) => Buffer.concat([file, Buffer.from('a note behind its end')])],
])('a picture is offered for deletion 30 days after it was sent again, as %s', async (_, again) => {
  const file = await picture(311, 10);
  const { id } = (await upload(api.admin, file)).body;
  await query(`UPDATE pictures SET "createdAt" = now() - interval '40 days'`);
  await query('DELETE FROM past_picture_uses');
  expect(await offered()).toBe(1);
  expect((await upload(api.admin, again(file))).body.id).toBe(id);
  expect(await offered()).toBe(0);
  await query(`UPDATE past_picture_uses SET "endedAt" = now() - interval '30 days'`);
  expect(await offered()).toBe(1);
  expect((await api.admin.delete(`/api/admin/pictures/${id}`)).status).toBe(204);
});

it('a picture stays where a post shows it in an earlier version, however long ago', async () => {
  const { url } = (await upload(api.admin, await picture(310, 10))).body;
  const { address, input } = await makePost({ coverImageUrl: url });
  await api.admin.put(address, { ...input, coverImageUrl: '' });
  await query(`UPDATE pictures SET "createdAt" = now() - interval '90 days'`);
  await query('DELETE FROM past_picture_uses');
  expect(await offered()).toBe(0);
});
