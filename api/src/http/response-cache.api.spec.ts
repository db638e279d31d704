import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { adminPassword } from '../../testing/api-process';
import { query } from '../../testing/database';
import { postInput } from '../../testing/factories';
import { useApi } from '../../testing/use-api';

describe('a public answer', () => {
  // Longer than any test: only what is told lets go of it.
  const api = useApi({ ANSWER_CACHE_MS: '60000' });
  let id: number;
  let slug: string;

  beforeEach(async () => {
    const { body, status, text } = await api.admin.post('/api/admin/posts', {
      ...postInput({ status: 'published', content: 'Rooms and doors. '.repeat(100) }),
    });
    if (status !== 201) throw new Error(text);
    ({ id, slug } = body);
  });

  /** As it comes over the wire: fetch would undo the compression, and never take a 304. */
  const raw = async (path: string, headers: Record<string, string>) => {
    const [response] = (await once(get(new URL(path, api.url()), { headers }), 'response')) as [IncomingMessage];
    const bytes = Buffer.concat(await response.toArray());
    return { status: response.statusCode, headers: response.headers, bytes };
  };
  const title = async () => (await api.visitor().get(`/api/posts/${slug}`)).body.title;
  const titleInList = async () => (await api.visitor().get('/api/posts?limit=1')).body[0].title;
  const retitleBehindItsBack = (text: string) => query('UPDATE posts SET title = $1 WHERE id = $2', [text, id]);

  it('is sent again without asking the database', async () => {
    const before = [await title(), await titleInList()];
    await retitleBehindItsBack('Nobody told');
    expect([await title(), await titleInList()]).toEqual(before);
  });

  it('is kept while people sign in', async () => {
    const before = await title();
    await retitleBehindItsBack('Nobody told');
    await api.signIn('admin', adminPassword);
    expect(await title()).toBe(before);
  });

  it('shows a change to whoever asks after it was answered', async () => {
    for (let round = 0; round < 10; round++) {
      await Promise.all([title(), titleInList()]);
      const changed = postInput({ title: `Round ${round}`, slug, status: 'published' });
      const { status, text } = await api.admin.put(`/api/admin/posts/${id}`, changed);
      expect({ status, text }).toMatchObject({ status: 200 });
      expect([await title(), await titleInList()]).toEqual([`Round ${round}`, `Round ${round}`]);
    }
  });

  it('is gone with its post', async () => {
    await title();
    expect((await api.admin.delete(`/api/admin/posts/${id}`)).status).toBe(204);
    const { status, body } = await api.visitor().get(`/api/posts/${slug}`);
    expect([status, body.message]).toEqual([404, 'Post not found']);
    expect((await api.visitor().get(`/api/posts/${slug}`)).body).toEqual(body);
  });

  it('is the same for all who ask at once', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => api.visitor().get(`/api/posts/${slug}`)));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(new Set(answers.map(({ headers }) => headers.get('x-request-id'))).size).toBe(40);
  });

  it('has the headers of the first, its own request apart', async () => {
    const [first, second] = [await api.visitor().get('/api/posts'), await api.visitor().get('/api/posts')];
    const named = ({ headers }: { headers: Headers }) =>
      Object.fromEntries(
        [...headers].filter(([name]) => !/^(date|x-request-id|content-encoding|vary|content-length)$/.test(name)),
      );
    expect(named(second)).toEqual(named(first));
    expect(second.text).toBe(first.text);
  });

  it('is compressed as the client likes it', async () => {
    const { text, headers } = await api.visitor().get(`/api/posts/${slug}`);
    await title();
    const decompress = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes };
    for (const [encoding, undo] of Object.entries(decompress)) {
      const answer = await raw(`/api/posts/${slug}`, { 'accept-encoding': encoding });
      expect(String(undo(answer.bytes))).toBe(text);
      expect(answer.headers).toMatchObject({ vary: 'Accept-Encoding', etag: headers.get('etag') });
      expect(answer.headers['content-encoding'] ?? 'identity').toBe(encoding);
    }
  });

  it('is not sent at all to who has it', async () => {
    const { headers, text } = await api.visitor().get(`/api/posts/${slug}`);
    const etag = headers.get('etag') ?? '';
    for (let attempt = 0; attempt < 2; attempt++) {
      const again = await raw(`/api/posts/${slug}`, { 'if-none-match': etag });
      expect([again.status, again.bytes.length, again.headers.etag]).toEqual([304, 0, etag]);
    }
    const other = await raw(`/api/posts/${slug}`, { 'if-none-match': '"other"' });
    expect([other.status, String(other.bytes)]).toEqual([200, text]);
  });
});

describe('a public answer that is cached for 200 ms', () => {
  const api = useApi({ ANSWER_CACHE_MS: '200' });

  it('shows what another process wrote soon after', async () => {
    const { body } = await api.admin.post('/api/admin/posts', postInput({ status: 'published' }));
    const title = async () => (await api.visitor().get(`/api/posts/${body.slug}`)).body.title;
    expect(await title()).toBe(body.title);
    await query('UPDATE posts SET title = $1 WHERE id = $2', ['Written elsewhere', body.id]);
    while ((await title()) !== 'Written elsewhere') await new Promise((resolve) => setTimeout(resolve, 20));
  });
});
