import { postInput } from '../../testing/factories';
import { useApi } from '../../testing/use-api';

const api = useApi({ ANSWER_CACHE_MS: '0' });
let slug: string;

beforeEach(async () => {
  const { body } = await api.admin.post('/api/admin/posts', postInput({ status: 'published', type: 'video' }));
  slug = body.slug;
});

const answer = async (path: string) => {
  const { status, headers, text } = await api.visitor().get(path);
  const named = [...headers].filter(([name]) => !/^(date|x-request-id)$/.test(name)).sort();
  return { status, headers: Object.fromEntries(named), text };
};

/** An address that is read before the framework, and another way to write it, which the framework reads. */
const ways: [string, () => [string, string]][] = [
  ['a post', () => [`/api/posts/${slug}`, `/api/posts/${slug}?`]],
  ['the list', () => ['/api/posts', '/api/posts?offset=0']],
  ['the start of the list', () => ['/api/posts?limit=3', '/api/posts?limit=3&offset=0']],
  ['the list of a type', () => ['/api/posts?type=video', '/api/posts?type=video&offset=0']],
  ['its start', () => ['/api/posts?limit=2&type=video', '/api/posts?type=video&limit=2&offset=0']],
  ['a list of nothing', () => ['/api/posts?type=image', '/api/posts?type=image&offset=0']],
];

it.each(ways)('answers %s as the framework does', async (_, addresses) => {
  const [early, late] = addresses();
  const answers = [await answer(early), await answer(late)];
  expect(answers[0]).toEqual(answers[1]);
  expect(answers[0]).toMatchObject({ status: 200, headers: { etag: expect.stringMatching(/^W\//) } });
});

it.each([
  ['limit=0', 'limit'],
  ['limit=101', 'limit'],
  ['limit=1e1', 'limit'],
  ['limit=3&limit=4', 'limit'],
  ['type=novel', 'type'],
  ['type[]=video', 'type[]'],
])('leaves %s to the rules of input', async (query, field) => {
  const { status, body } = await api.visitor().get(`/api/posts?${query}`);
  expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
});

it('leaves what is not there to the framework', async () => {
  const { status, body } = await api.visitor().get('/api/posts/not-a-post');
  expect([status, body.message]).toEqual([404, 'Post not found']);
});
