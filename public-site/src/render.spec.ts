/** @jest-environment node */
import { publicApi } from '@site/api-client/public';
import { jobPath, openings } from './facts/openings';
import { render } from './render';
import { createApiStore } from './shared/api-store';
import { fakeApi } from './testing/fake-api';
import { whileAllJobsAreOpen } from './testing/on-day';
import { manyPosts, post } from './testing/post.factory';
import { renderContext as context, unreachableApi as noApi } from './testing/render-context';

whileAllJobsAreOpen();

const count = (html: string, part: string) => html.split(part).length - 1;

describe('a page from the server', () => {
  it.each(['/', '/blog', '/blog/post-1', '/contact', '/nowhere'])(
    '%s has one title and no inline style',
    async (path) => {
      const { head, body, chunks, laterChunks } = await render(path, context(fakeApi(manyPosts(1)).fetch));
      expect(count(head, '<title>')).toBe(1);
      expect(head).toContain('nonce="a-nonce"');
      expect(head + body).not.toContain(' style=');
      expect(body).not.toContain('<script');
      expect(body).toMatch(/^<div data-site/);
      expect([...chunks, ...(laterChunks ?? [])]).toContain('app');
    },
  );

  it.each(['/nowhere', '/About', '//xmlrpc.php', '//x/about', '//['])(
    'answers 404 at %s, where the site has no page',
    async (address) => {
      const { status, body, head } = await render(address, context(noApi));
      expect(status).toBe(404);
      expect(body).toContain('Did you forget to add the page to the router?');
      expect(head).not.toContain('canonical');
    },
  );
});

describe('the blog list from the server', () => {
  it('shows 12 of the matching posts and counts all', async () => {
    const { body } = await render('/blog', context(fakeApi(manyPosts(30)).fetch));
    expect(count(body, '<h3')).toBe(3 + 12);
    expect(body).toContain('30+');
    expect(body).toContain('Load More Articles');
    expect(body).toContain('Tags:');
    expect(body).toContain('+2</li>');
  });

  it('counts more tags in a list card than fit', async () => {
    const { body } = await render('/blog?view=list', context(fakeApi(manyPosts(1)).fetch));
    expect(body).toContain('+1 more</li>');
    expect(body).not.toContain('2.1k');
  });

  it.each(['/blog', '/blog?view=list'])('leads from a tag on a card to the articles that have it: %s', async (path) => {
    const site = context(fakeApi([post({ tags: ['site plans'] })]).fetch);
    const { body } = await render(path, site);
    const [, address = ''] = /href="(\/blog[?]tag=[^"]*)"/.exec(body) ?? [];
    const { head } = await render(address, site);
    expect(head).toContain(`<link rel="canonical" href="https://site.example.com${address}"/>`);
    // No link within another.
    for (const [, inside] of body.matchAll(/<a [^>]*>(.*?)<\/a>/gs)) expect(inside).not.toContain('<a ');
  });

  it('asks for type and search only where the address has them', async () => {
    const { fetch, calls } = fakeApi([]);
    await render('/blog', context(fetch));
    const { body } = await render('/blog?type=video&search=lead', context(fetch));
    expect(calls).toEqual(['GET /api/posts?limit=100', 'GET /api/posts?type=video&search=lead&limit=100']);
    expect(body).toContain('Try adjusting your search or filter criteria');
  });

  it.each([
    ['type=video', 'GET /api/posts?type=video&limit=100', 'Videos: Latest Insights', '/blog?type=video'],
    ['tag=crm', 'GET /api/posts?tag=crm&limit=100', '“crm”: Latest Insights', '/blog?tag=crm'],
  ])('is a page of its own with ?%s', async (query, call, title, address) => {
    const { fetch, calls } = fakeApi([post({ type: 'video' })]);
    const { head } = await render(`/blog?${query}`, context(fetch));
    expect(calls).toEqual([call]);
    expect(head).toContain(`<title>${title} · Keystride</title>`);
    expect(head).toContain(`<link rel="canonical" href="https://site.example.com${address}"/>`);
  });

  it('fetches beyond the hundredth post', async () => {
    const { fetch, calls } = fakeApi(manyPosts(130));
    const { body } = await render('/blog?show=120', context(fetch));
    expect(calls).toEqual(['GET /api/posts?limit=100', 'GET /api/posts?limit=100&offset=100']);
    expect(count(body, '<h3')).toBe(3 + 120);
  });

  it('is not kept by any cache when the API does not answer', async () => {
    const { status, body, cacheSeconds } = await render('/blog', context(noApi));
    expect({ status, cacheSeconds }).toEqual({ status: 503, cacheSeconds: 0 });
    expect(body).toContain('Failed to fetch posts');
    expect(body).toContain('<strong>–</strong>');
  });
});

describe('a post from the server', () => {
  it('holds the text, and its own title and address', async () => {
    const { body, head } = await render('/blog/post-1', context(fakeApi([post()]).fetch));
    expect(body).toContain('<h2>1. First</h2><p>Text.</p>');
    expect(body).toContain('4/16/2026');
    expect(head).toContain('<title>Post 1 · Keystride</title>');
    expect(head).toContain('href="https://site.example.com/blog/post-1"');
  });

  it.each([
    ['https://youtu.be/dQw4w9WgXcQ', 'src="https://www.youtube.com/embed/dQw4w9WgXcQ"'],
    ['https://videos.example.com/tour', 'Watch Video'],
  ])('shows the video at %s', async (videoUrl, shown) => {
    const { body } = await render('/blog/post-1', context(fakeApi([post({ videoUrl })]).fetch));
    expect(body).toContain(shown);
  });

  it('keeps the list of a tag that anybody made up out of search results', async () => {
    const headAt = async (posts: number) =>
      (await render('/blog?tag=made-up', context(fakeApi(manyPosts(posts)).fetch))).head;
    expect(await headAt(0)).toContain('noindex');
    expect(await headAt(1)).not.toContain('noindex');
  });

  it.each(['/blog', '/blog/post-1'])('is the same to the byte when the same is rendered again: %s', async (path) => {
    const again = async () => JSON.stringify(await render(path, context(fakeApi(manyPosts(30)).fetch)));
    expect(await again()).toBe(await again());
  });

  it('leaves the browser nothing to ask for', async () => {
    const { state } = await render('/blog/post-1', context(fakeApi([post()]).fetch));
    const { fetch, calls } = fakeApi([]);
    const store = createApiStore({ preloaded: JSON.parse(JSON.stringify(state)), fetch });
    const { data } = await store.dispatch(publicApi.endpoints.getPost.initiate('post-1'));
    expect([data?.title, calls]).toEqual(['Post 1', []]);
  });

  it('says who wrote it, leads on, and lists the chapters of a long text', async () => {
    const chapters = ['Keys', 'Doors', 'Rooms', 'Conclusion'].map((name) => `<h2>${name}</h2><p>Text.</p>`).join('');
    const newest = post({ id: 9, contentHtml: chapters, tags: ['construction'] });
    const { body, state } = await render('/blog/post-9', context(fakeApi([newest, ...manyPosts(2)]).fetch));
    expect(body).toMatch(/Owen Gallagher<\/a><small>Marketing Technology Lead/);
    expect(body).toContain('<a href="#doors" dir="auto">Doors</a>');
    expect(body).toContain('<h2 id="doors">Doors</h2>');
    expect(body).toContain('href="/blog?tag=construction"');
    expect(body).toContain('What is written down twice on your site?');
    expect(count(body, '<h3')).toBe(2);
    expect(body).toMatch(/href="\/blog\/post-1"[^>]*rel="prev"|rel="prev"[^>]*href="\/blog\/post-1"/);
    expect(body).not.toContain('rel="next"');
    // The text is in the HTML; the state says it no second time.
    expect(JSON.stringify(state)).not.toContain('Text.');
  });

  it('shows without its neighbors while the API does not name them, and initials of whom the site does not know', async () => {
    const { fetch } = fakeApi([post({ author: { name: 'ada van Lovelace' } })]);
    const alone: typeof globalThis.fetch = (input, init) =>
      String(input).endsWith('/related') ? Promise.reject(new Error('unreachable')) : fetch(input, init);
    const { status, body } = await render('/blog/post-1', context(alone));
    expect(status).toBe(200);
    expect(body).toMatch(/>AL<\/span><strong>ada van Lovelace/);
    expect(body).not.toContain('Read on');
  });

  it('is 404 when it does not exist', async () => {
    const { status, body } = await render('/blog/gone', context(fakeApi([]).fetch));
    expect(status).toBe(404);
    expect(body).toContain('Post Not Found');
    expect(body).toContain('The post you&#x27;re looking for doesn&#x27;t exist or has been moved.');
  });

  it('leads on from an address that it once had', async () => {
    const moved: typeof fetch = async () => Response.json(post({ slug: 'present' }));
    const { status, location } = await render('/blog/former', context(moved));
    expect({ status, location }).toEqual({ status: 301, location: '/blog/present' });
  });

  it('is 503 when the API does not answer', async () => {
    const { status, cacheSeconds, head, body } = await render('/blog/post-1', context(noApi));
    expect({ status, cacheSeconds }).toEqual({ status: 503, cacheSeconds: 0 });
    expect(head).toMatch(/<title>Failed to fetch post .*noindex/s);
    expect(body).toMatch(/<h1[^>]*>Failed to fetch post<.*role="alert".*Back to Blog/s);
  });
});

describe('a preview from the server', () => {
  const draft = post({ status: 'draft', publishedAt: null, updatedAt: '2026-04-17T10:00:00.000Z' });
  const { fetch } = fakeApi([draft]);

  it('shows the post with the page of a public one, and says above it that it is none', async () => {
    const { status, body, confidential, cacheSeconds } = await render('/preview/of-post-1', context(fetch));
    expect({ status, confidential, cacheSeconds }).toEqual({ status: 200, confidential: true, cacheSeconds: 0 });
    expect(body).toContain('Preview of a draft: not public');
    expect(body).toContain('Apr 17, 2026, 10:00');
    expect(body).toContain('<h2>1. First</h2><p>Text.</p>');
  });

  it('asks searches to leave it out, and tells other sites nothing', async () => {
    const { head } = await render('/preview/of-post-1', context(fetch));
    expect(head).toContain('<meta name="robots" content="noindex"/>');
    expect(head).toContain('<meta name="referrer" content="no-referrer"/>');
    expect(head).not.toContain('rel="canonical"');
    expect(head).not.toContain('ld+json');
  });

  it('says when the post is public by now', async () => {
    const { body } = await render('/preview/of-post-1', context(fakeApi([post()]).fetch));
    expect(body).toContain('This post is public now');
    expect(body).not.toContain('not public');
  });

  it.each([
    ['forged', 404, 'This preview link does not work'],
    ['expired', 410, 'It has expired or was revoked.'],
  ])('says of a link that is %s what is wrong', async (token, expected, title) => {
    const { status, body, head, confidential } = await render(`/preview/${token}`, context(fetch));
    expect({ status, confidential }).toEqual({ status: expected, confidential: true });
    expect(body).toContain(title);
    expect(head).toContain('noindex');
  });

  it('is 503 when the API does not answer', async () => {
    const { status, body } = await render('/preview/of-post-1', context(noApi));
    expect(status).toBe(503);
    expect(body).toContain('right now');
  });

  it('is in no site map', async () => {
    const { resource } = await render('/sitemap.xml', context(fetch));
    expect(resource?.body).toContain('/contact</loc>');
    expect(resource?.body).not.toContain('/preview');
  });
});

describe('an opening', () => {
  const { title = '', slug = '' } = openings[0] ?? {};
  const path = jobPath(slug);

  it('has a page that says how to apply and what happens next', async () => {
    const { status, body, head } = await render(path, context(noApi));
    expect(status).toBe(200);
    const subject = encodeURIComponent(`Application: ${title}`);
    expect(count(body, `href="mailto:hello@keystride.example.com?subject=${subject}"`)).toBe(2);
    expect(body).toContain('What happens next');
    expect(head).toContain(`<link rel="canonical" href="https://site.example.com${path}"/>`);
    expect(head).toContain(`${path}.md"`);
    const careers = await render('/careers', context(noApi));
    expect(careers.body).toContain(`href="${path}"`);
  });

  it('is Markdown, and in what machines read first', async () => {
    const { resource } = await render(`${path}.md`, context(noApi));
    expect(resource?.body).toContain(`# ${title}\n`);
    const llms = await render('/llms.txt', context(fakeApi([]).fetch));
    expect(llms.resource?.body).toContain(`(https://site.example.com${path}.md)`);
  });

  it('is 404 once it is taken', async () => {
    expect((await render('/careers/astronaut', context(noApi))).status).toBe(404);
  });
});
