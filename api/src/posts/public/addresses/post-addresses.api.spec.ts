import { limits } from '@site/contracts';
import { query } from '../../../../testing/database';
import { postInput } from '../../../../testing/factories';
import { useApi } from '../../../../testing/use-api';

const api = useApi();
const read = async (block?: number) =>
  (await api.visitor().get(`/api/post-addresses${block === undefined ? '' : `?block=${block}`}`)).body;
const create = async (status: 'draft' | 'published') =>
  (await api.admin.post('/api/admin/posts', postInput({ status }))).body;

describe('GET /api/post-addresses', () => {
  it('answers none where nothing is published', async () => {
    await create('draft');
    expect(await read()).toEqual({ posts: [], blocks: 0 });
  });

  it('answers published posts by block, each where it has always been', async () => {
    const first = await create('published');
    await query(`ALTER TABLE posts ALTER COLUMN id RESTART WITH ${2 * limits.addressBlock + 1}`);
    const second = await create('published');
    const [inFirst, inThird] = [first, second].map(({ slug, updatedAt }) => ({ slug, updatedAt }));
    expect(await read()).toEqual({ posts: [inFirst], blocks: 3 });
    expect(await read(1)).toEqual({ posts: [], blocks: 3 });
    expect(await read(2)).toEqual({ posts: [inThird], blocks: 3 });
    expect(await read(3)).toEqual({ posts: [], blocks: 3 });
    expect(await read(214_748)).toEqual({ posts: [], blocks: 3 });
  });

  it.each(['-1', '1.5', 'x', '214749'])('refuses block %s', async (block) => {
    const { status, body } = await api.visitor().get(`/api/post-addresses?block=${block}`);
    expect([status, Object.keys(body.fields)]).toEqual([400, ['block']]);
  });
});
