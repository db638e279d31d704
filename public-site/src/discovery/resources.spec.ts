/** @jest-environment node */
import { postTypes, reservedSlugs } from '@site/contracts';
import { pages } from '../app/page-registry';
import { jobPath, openings } from '../facts/openings';
import { render } from '../render';
import { fakeApi } from '../testing/fake-api';
import { whileAllJobsAreOpen } from '../testing/on-day';
import { manyPosts, post } from '../testing/post.factory';
import { renderContext, unreachableApi } from '../testing/render-context';
import { resourceAddresses } from './resources';
import { escapeXml } from './xml';

whileAllJobsAreOpen();

const origin = 'https://site.example.com';

async function get(path: string, fetch: typeof globalThis.fetch = fakeApi(manyPosts(3)).fetch) {
  const { resource, status } = await render(path, renderContext(fetch));
  return { status, type: resource?.contentType, body: resource?.body ?? '' };
}

const valuesOf = (name: string, xml: string) =>
  [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`, 'g'))].map(([, value]) => value);

it('leaves every address beside the posts to no post', () => {
  const besidePosts = resourceAddresses
    .map(({ source }) => /^\^\\\/blog\\\/(.+)\$$/.exec(source)?.[1]?.replaceAll('\\', ''))
    .filter((name) => name !== undefined);
  expect(besidePosts).toEqual(reservedSlugs);
});

it.each(['/robots.txt', '/blog/feed.xml', '/sitemap.xml', '/social-cards/retail.png'])(
  'makes %s once, whatever query it is asked for with',
  async (path) => {
    const { calls, fetch } = fakeApi(manyPosts(3));
    const { status, location, resource } = await render(`${path}?search=a`, renderContext(fetch));
    expect([status, location, resource]).toEqual([301, path, undefined]);
    expect(calls).toEqual([]);
  },
);

describe('/robots.txt', () => {
  it('keeps searches out of console and API and names the site map', async () => {
    const { type, body } = await get('/robots.txt', unreachableApi);
    expect(type).toBe('text/plain; charset=utf-8');
    expect(body.split('\n')).toEqual(
      expect.arrayContaining(['User-agent: *', 'Disallow: /admin', `Sitemap: ${origin}/sitemap.xml`]),
    );
  });
});

describe('/sitemap.xml', () => {
  it('lists every page that has one address, and every post with its last change', async () => {
    const posts = [post(), post({ id: 2, type: 'video' }), post({ id: 3, type: 'video' })];
    const { type, body } = await get('/sitemap.xml', fakeApi(posts).fetch);
    expect(type).toBe('application/xml; charset=utf-8');
    const fixed = [
      ...pages.map(({ path }) => path).filter((path) => !path.includes(':')),
      ...openings.map(({ slug }) => jobPath(slug)),
    ].map((path) => origin + path);
    const ofTypesWithPosts = ['blog', 'video'].map((type) => `${origin}/blog?type=${type}`);
    const locations = valuesOf('loc', body);
    expect(locations.filter((address) => address?.includes('?'))).toEqual(ofTypesWithPosts);
    expect(locations.filter((address) => !address?.includes('?'))).toEqual([
      ...fixed,
      ...[1, 2, 3].map((id) => `${origin}/blog/post-${id}`),
    ]);
    expect(body).toContain(`<url><loc>${origin}/blog/post-1</loc><lastmod>2026-04-16T09:27:00.000Z</lastmod></url>`);
  });

  it('dates the blog by its last change', async () => {
    const { body } = await get(
      '/sitemap.xml',
      fakeApi([post(), post({ id: 2, updatedAt: '2026-05-01T00:00:00.000Z' })]).fetch,
    );
    expect(body).toContain(`<loc>${origin}/blog</loc><lastmod>2026-05-01T00:00:00.000Z</lastmod>`);
  });

  it('asks for the addresses alone, a block at a time', async () => {
    const { fetch, calls } = fakeApi(manyPosts(10_250));
    const { body } = await get('/sitemap.xml', fetch);
    expect(valuesOf('loc', body).filter((address) => address?.includes('/blog/'))).toHaveLength(10_250);
    const ofTypes = postTypes.map((type) => `GET /api/posts?type=${type}&limit=2`);
    expect(calls).toEqual(['GET /api/post-addresses?block=0', 'GET /api/post-addresses?block=1', ...ofTypes]);
  });

  it('lists maps where one would be too large, each of 50,000 posts that stay in it', async () => {
    const { fetch, calls } = fakeApi([1, 50_000, 50_001, 50_002].map((id) => post({ id })));
    const maps = valuesOf('loc', (await get('/sitemap.xml', fetch)).body);
    expect(maps).toEqual([0, 1, 2].map((map) => `${origin}/sitemap-${map}.xml`));
    expect(calls).toHaveLength(1);
    const addresses = async (map: number) => valuesOf('loc', (await get(`/sitemap-${map}.xml`, fetch)).body);
    expect(await addresses(0)).toEqual(expect.arrayContaining([`${origin}/contact`, `${origin}/blog?type=blog`]));
    expect(await addresses(0)).not.toContain(`${origin}/blog?type=video`);
    expect(await addresses(1)).toEqual([`${origin}/blog/post-1`, `${origin}/blog/post-50000`]);
    expect(await addresses(2)).toEqual([`${origin}/blog/post-50001`, `${origin}/blog/post-50002`]);
  });

  it('has no map beyond the last', async () => {
    expect((await get('/sitemap-7.xml')).status).toBe(404);
  });
});

describe('/blog/feed.xml', () => {
  it('tells the newest posts with their absolute addresses, dates and categories', async () => {
    const { type, body } = await get('/blog/feed.xml', fakeApi([post({ title: 'Q&A <live>' })]).fetch);
    expect(type).toBe('application/rss+xml; charset=utf-8');
    expect(body).toContain('<title>Keystride: Latest Insights</title>');
    expect(body).toContain(`<atom:link href="${origin}/blog/feed.xml" rel="self" type="application/rss+xml">`);
    expect(body).toContain('<item><title>Q&amp;A &lt;live&gt;</title>');
    expect(body).toContain(`<guid isPermaLink="false">${origin}/blog#1</guid>`);
    expect(body).toContain('<pubDate>Thu, 16 Apr 2026 09:27:00 GMT</pubDate>');
    expect(body).toContain('<description>What it is about.</description>');
    expect(valuesOf('category', body)).toEqual(['Blog', 'leads', 'sales', 'crm', 'agencies']);
  });

  it('has each post whole, with its picture, its author and addresses that lead here from anywhere', async () => {
    const whole = post({
      coverImageUrl: '/media/covers/keys.svg',
      contentHtml: '<p><a href="/retail">Retail</a><img src="/media/a.png" srcset="/media/b.png 2x"></p>',
    });
    const { body } = await get('/blog/feed.xml', fakeApi([whole]).fetch);
    expect(body).toContain('<dc:creator>Owen Gallagher</dc:creator>');
    expect(body).toContain(`<media:content url="${origin}/media/covers/keys.png" type="image/png" medium="image">`);
    const [content] = valuesOf('content:encoded', body);
    expect(content).toContain(`&lt;a href=&quot;${origin}/retail&quot;&gt;`);
    expect(content).toContain(`&lt;img src=&quot;${origin}/media/a.png&quot;&gt;`);
  });

  it.each([
    ['https://youtu.be/dQw4w9WgXcQ?a=1&b=2', 'https://youtu.be/dQw4w9WgXcQ?a=1&amp;b=2'],
    ['/media/tour.mp4', `${origin}/media/tour.mp4`],
  ])('leads to the video above the text: %s', async (videoUrl, address) => {
    const { body } = await get('/blog/feed.xml', fakeApi([post({ videoUrl, contentHtml: '<p>Text.</p>' })]).fetch);
    const link = `<p>Video: <a href="${address}">${address}</a></p><p>Text.</p>`;
    expect(valuesOf('content:encoded', body)).toEqual([escapeXml(link)]);
  });

  it('changes nothing of what a text says about HTML, and no word of a summary', async () => {
    const about = post({
      summary: 'Why a <form> & no <iframe>',
      contentHtml: '<p><a href="#end">End</a></p><pre>&lt;img src="/a.png" sizes="9px"&gt;</pre>',
    });
    const { body } = await get('/blog/feed.xml', fakeApi([about]).fetch);
    expect(valuesOf('description', body)).toContain('Why a &amp;lt;form&amp;gt; &amp;amp; no &amp;lt;iframe&amp;gt;');
    const [content] = valuesOf('content:encoded', body);
    expect(content).toContain(`&lt;a href=&quot;${origin}/blog/post-1#end&quot;&gt;`);
    expect(content).toContain('&amp;lt;img src=&quot;/a.png&quot; sizes=&quot;9px&quot;&amp;gt;');
  });

  it('knows a post again that got another address', async () => {
    const guids = async (slug: string) =>
      valuesOf('guid', (await get('/blog/feed.xml', fakeApi([post({ slug })]).fetch)).body);
    expect(await guids('new-address')).toEqual(await guids('post-1'));
  });

  it('ends after thirty', async () => {
    const { body } = await get('/blog/feed.xml', fakeApi(manyPosts(40)).fetch);
    expect(valuesOf('guid', body)).toHaveLength(30);
  });

  it('reads a few posts at a time, in their order', async () => {
    const { fetch } = fakeApi(manyPosts(12));
    let reading = 0;
    let most = 0;
    const { body } = await get('/blog/feed.xml', async (...args) => {
      most = Math.max(most, ++reading);
      await new Promise(setImmediate);
      return fetch(...args).finally(() => (reading -= 1));
    });
    expect(most).toBe(5);
    expect(valuesOf('guid', body)).toEqual(manyPosts(12).map(({ id }) => `${origin}/blog#${id}`));
  });
});

describe('/site.webmanifest', () => {
  it('carries the company’s name and icons for every mask', async () => {
    const manifest = JSON.parse((await get('/site.webmanifest', unreachableApi)).body);
    expect(manifest.name).toBe('Keystride');
    for (const sizes of ['192x192', '512x512']) {
      expect(manifest.icons).toContainEqual(expect.objectContaining({ sizes, purpose: 'maskable' }));
    }
  });
});

describe('without the API', () => {
  it.each(['/sitemap.xml', '/blog/feed.xml', '/llms.txt', '/blog.md', '/blog/post-1.md'])(
    '%s can’t be written',
    async (path) => {
      await expect(get(path, unreachableApi)).rejects.toThrow();
    },
  );
});
