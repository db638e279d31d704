/** @jest-environment node */
import { render } from '../../../render';
import { manyPosts } from '../../../testing/post.factory';
import { renderContext } from '../../../testing/render-context';

const found = (count: number) => async () =>
  Response.json(manyPosts(count), { headers: { 'X-Total-Count': String(count), 'X-Total-Relation': 'gte' } });
const bodyOf = async (count: number) => (await render('/blog?search=ab', renderContext(found(count)))).body ?? '';

describe('a search that did not see all posts', () => {
  it('says so behind the last article that it found', async () => {
    expect(await bodyOf(3)).toContain('Showing 3 of at least 3 articles');
    expect(await bodyOf(3)).toContain('Only the newest articles were searched.');
  });

  it('says so where it found none', async () => {
    expect(await bodyOf(0)).toMatch(/No articles found.*Only the newest articles were searched\./);
  });

  it('first shows what it found', async () => {
    expect(await bodyOf(13)).toContain('Showing 12 of at least 13 articles');
    expect(await bodyOf(13)).not.toContain('Only the newest articles were searched.');
  });
});

it('says so, and offers another try, where articles beyond the first hundred could not be fetched', async () => {
  const failing: typeof fetch = async (input) =>
    String(input).includes('offset=100') ? Response.json({}, { status: 503 }) : found(150)();
  const { body } = await render('/blog?show=150', renderContext(failing));
  expect(body).toMatch(/Post 1\b.*Failed to fetch posts.*Try again/s);
});

describe('the longest list', () => {
  /** A few posts stand for all. */
  const listOf = async (total: number) => {
    const posts = async () => Response.json(manyPosts(1), { headers: { 'X-Total-Count': String(total) } });
    return (await render('/blog?show=1200', renderContext(posts))).body ?? '';
  };

  it('says where to find the articles that it leaves out', async () => {
    const body = await listOf(1201);
    expect(body).toContain('These are the newest 1,200. Search or choose a category to find older ones.');
    expect(body).not.toContain('Load More Articles');
  });

  it('says nothing where it leaves none out', async () => {
    expect(await listOf(1200)).not.toContain('These are the newest');
  });
});
