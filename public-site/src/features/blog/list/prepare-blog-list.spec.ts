/** @jest-environment node */
import { render } from '../../../render';
import { fakeApi } from '../../../testing/fake-api';
import { manyPosts } from '../../../testing/post.factory';
import { renderContext as context } from '../../../testing/render-context';

it.each([
  ['/blog?tag=old%20name', 301, '/blog?tag=new+name'],
  ['/blog?tag=old%20name&type=video&view=list', 301, '/blog?type=video&tag=new+name&view=list'],
  ['/blog.md?tag=old%20name', 301, '/blog.md?tag=new+name'],
  ['/blog?tag=gone', 200, undefined],
  ['/blog.md?tag=gone', 404, undefined],
  ['/blog?tag=unanswered', 200, undefined],
])('leads on from a tag that was renamed: %s', async (address, status, location) => {
  const { fetch } = fakeApi([]);
  const withTags: typeof globalThis.fetch = async (input, init) => {
    const { pathname, searchParams } = new URL(String(input), 'http://api.example.com');
    if (pathname !== '/api/current-tag') return fetch(input, init);
    const name = searchParams.get('name');
    if (name === 'unanswered') throw new Error('unreachable');
    return Response.json({ name: name === 'old name' ? 'new name' : null });
  };
  const result = await render(address, context(withTags));
  expect([result.status, result.location]).toEqual([status, location]);
});

it('asks where a tag leads only when no article has it', async () => {
  const { fetch, calls } = fakeApi(manyPosts(1));
  await render('/blog?tag=crm', context(fetch));
  expect(calls).toEqual(['GET /api/posts?tag=crm&limit=100']);
});
