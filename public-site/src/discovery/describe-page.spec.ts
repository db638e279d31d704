/** @jest-environment node */
import { pages } from '../app/page-registry';
import { jobPath, openings } from '../facts/openings';
import { render } from '../render';
import { fakeApi } from '../testing/fake-api';
import { whileAllJobsAreOpen } from '../testing/on-day';
import { manyPosts, post } from '../testing/post.factory';
import { renderContext, unreachableApi } from '../testing/render-context';
import type { Thing } from './structured-data/json-ld';

whileAllJobsAreOpen();

const origin = 'https://site.example.com';
const fixedPaths = pages.map(({ path }) => path).filter((path) => !path.includes(':'));

/** By address, of an API with one post. */
const heads = new Map<string, Promise<string>>();

async function headOf(path: string, posts?: ReturnType<typeof manyPosts>) {
  const known = posts ? undefined : heads.get(path);
  if (known) return known;
  const rendered = render(path, renderContext(fakeApi(posts ?? manyPosts(1)).fetch)).then(({ head }) => head);
  if (!posts) heads.set(path, rendered);
  return rendered;
}

const attribute = (head: string, before: string, name: string) =>
  new RegExp(`${before}[^>]*? ${name}="([^"]*)"`).exec(head)?.[1];
const property = (head: string, name: string) => attribute(head, `<meta property="${name}"`, 'content');

async function thingsOf(path: string, posts?: Parameters<typeof headOf>[1]): Promise<Thing[]> {
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(await headOf(path, posts))?.[1];
  return JSON.parse(json ?? '{}')['@graph'];
}

const thing = (things: Thing[], type: string) => things.find((candidate) => candidate['@type'] === type);

describe('the registered pages', () => {
  it('have a title, a description and a card that no other has', async () => {
    const all = await Promise.all(fixedPaths.map((path) => headOf(path)));
    for (const fact of [
      (head: string) => /<title>(.*?)<\/title>/.exec(head)?.[1],
      (head: string) => attribute(head, '<meta name="description"', 'content'),
      (head: string) => property(head, 'og:image'),
    ]) {
      expect(new Set(all.map(fact)).size).toBe(fixedPaths.length);
    }
  });

  it.each(fixedPaths)('%s tells a search result and a card all they show', async (path) => {
    const head = await headOf(path);
    const description = attribute(head, '<meta name="description"', 'content') ?? '';
    expect(description.length).toBeGreaterThanOrEqual(50);
    expect(description.length).toBeLessThanOrEqual(170);
    expect(attribute(head, '<link rel="canonical"', 'href')).toBe(origin + path);
    expect(property(head, 'og:url')).toBe(origin + path);
    expect(property(head, 'og:image')).toMatch(/^https:\/\/site\.example\.com\/social-cards\/[\w-]+\.png$/);
    expect([property(head, 'og:image:width'), property(head, 'og:image:height')]).toEqual(['1200', '630']);
    expect(property(head, 'og:image:alt')).toBeTruthy();
    expect(head).toContain('<meta name="twitter:card" content="summary_large_image"');
  });

  it.each(fixedPaths.filter((path) => path !== '/'))('%s says how it is reached from the front door', async (path) => {
    const crumbs = thing(await thingsOf(path), 'BreadcrumbList')?.itemListElement as { name: string; item: string }[];
    expect(crumbs.map(({ item }) => item)).toEqual([`${origin}/`, origin + path]);
    expect(crumbs[1]?.name).toMatch(/^[A-Z]/);
  });
});

describe('the front door', () => {
  it('says whose site it is', async () => {
    const things = await thingsOf('/');
    expect(thing(things, 'Organization')).toMatchObject({ name: 'Keystride', url: `${origin}/` });
    expect(thing(things, 'WebSite')?.publisher).toEqual({ '@id': thing(things, 'Organization')?.['@id'] });
  });
});

describe('a page that is data', () => {
  it.each([
    ['/', 'FAQPage', 1],
    ['/careers', 'FAQPage', 1],
    ['/careers', 'JobPosting', 0],
    [jobPath(openings[0]?.slug ?? ''), 'JobPosting', 1],
  ])('tells of %s as %s', async (path, type, count) => {
    expect((await thingsOf(path)).filter((candidate) => candidate['@type'] === type)).toHaveLength(count);
  });
});

describe('a list of posts', () => {
  it.each([
    ['/blog?type=video&view=list', 'Videos', '/blog?type=video', '/blog.md?type=video'],
    ['/blog?tag=real%20estate', '“real estate”', '/blog?tag=real+estate', '/blog.md?tag=real+estate'],
  ])('at %s is below the blog, and Markdown too', async (address, name, path, markdown) => {
    const posts = [post({ type: 'video' })];
    const crumbs = [...((thing(await thingsOf(address, posts), 'BreadcrumbList')?.itemListElement as object[]) ?? [])];
    expect(crumbs).toHaveLength(3);
    expect(crumbs.at(-1)).toMatchObject({ position: 3, name, item: origin + path });
    expect(await headOf(address, posts)).toContain(
      `<link rel="alternate" type="text/markdown" href="${origin}${markdown}">`,
    );
  });

  it.each(['/blog?tag=made+up', '/blog?type=demo'])('at %s is nothing for searches without posts', async (address) => {
    const head = await headOf(address, []);
    expect(head).toContain('<meta name="robots" content="noindex"/>');
    expect(head).not.toMatch(/text\/markdown|ld\+json/);
  });
});

describe('the description of a list of posts', () => {
  const descriptionOf = async (address: string, posts = manyPosts(3)) =>
    attribute(await headOf(address, posts), '<meta name="description"', 'content') ?? '';
  const types = ['blog', 'video', 'demo', 'use_case', 'image'].map((type) => `/blog?type=${type}`);

  it('is one of its own for each type, as long as searches show it', async () => {
    const found = await Promise.all(['/blog', ...types].map((address) => descriptionOf(address)));
    expect(new Set(found).size).toBe(found.length);
    for (const description of found) {
      expect(description.length).toBeGreaterThanOrEqual(70);
      expect(description.length).toBeLessThanOrEqual(160);
    }
  });

  it('says of a tag how many posts it has, and which is the newest', async () => {
    const posts = [
      post({ id: 1, title: 'Pinned', pinned: true, publishedAt: '2025-01-01T00:00:00.000Z' }),
      post({ id: 2, title: 'Older', publishedAt: '2026-01-01T00:00:00.000Z' }),
      post({ id: 3, title: 'The first hour decides', publishedAt: '2026-02-01T00:00:00.000Z' }),
    ];
    expect(await descriptionOf('/blog?tag=crm', posts)).toBe(
      '3 posts on “crm,” from people who plan and build software for a living. The newest is “The first hour decides.”',
    );
    expect(await descriptionOf('/blog?tag=crm', [post({ title: 'Alone' })])).toBe(
      '1 post on “crm,” from people who plan and build software for a living. It is “Alone.”',
    );
  });

  it.each([
    ['crm', 'word '.repeat(50).trim()],
    ['t'.repeat(40), 'How many hours one agency with two offices saved in a year'],
    ['tag '.repeat(25).trim(), 'A title'],
    ['x', 'y'],
  ])('of the tag %s is as long as searches show it, whatever its newest title', async (tag, title) => {
    const description = await descriptionOf(`/blog?tag=${encodeURIComponent(tag)}`, [post({ title })]);
    expect(description.length).toBeGreaterThanOrEqual(70);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(description).toMatch(/[.…]”?$/);
  });
});

describe('a post', () => {
  const cover = '/media/covers/leads.svg';

  it('is an article with its dates, its cover as a PNG, a card and its way from the front door', async () => {
    const posts = [post({ coverImageUrl: cover, updatedAt: '2026-05-01T00:00:00.000Z' })];
    const head = await headOf('/blog/post-1', posts);
    expect(property(head, 'og:type')).toBe('article');
    expect(property(head, 'article:published_time')).toBe('2026-04-16T09:27:00.000Z');
    expect(property(head, 'article:modified_time')).toBe('2026-05-01T00:00:00.000Z');
    expect(property(head, 'og:image')).toBe(`${origin}/social-cards/blog/post-1.png`);
    expect([property(head, 'og:image:width'), property(head, 'og:image:height')]).toEqual(['1200', '630']);
    expect(property(head, 'og:image:alt')).toBe('Post 1');
    const things = await thingsOf('/blog/post-1', posts);
    expect(thing(things, 'BlogPosting')).toMatchObject({
      headline: 'Post 1',
      image: `${origin}/media/covers/leads.png`,
      datePublished: '2026-04-16T09:27:00.000Z',
      dateModified: '2026-05-01T00:00:00.000Z',
    });
    expect(thing(things, 'BreadcrumbList')?.itemListElement).toHaveLength(3);
    expect(thing(things, 'VideoObject')).toBeUndefined();
  });

  it.each([
    ['https://images.example.com/a.jpg', 'https://images.example.com/a.jpg'],
    ['https://images.example.com/a.svg?v=2', `${origin}/social-cards/blog.png`],
    ['/media/photos/a.gif', `${origin}/media/photos/a.gif`],
    ['/media/photos/a.jpg', `${origin}/social-cards/blog/post-1.png`],
    [`/media/uploads/${'ab'.repeat(16)}-900x500.webp`, `${origin}/social-cards/blog/post-1.png`],
    [null, `${origin}/social-cards/blog.png`],
  ])('with the cover %s shows %s where it is shared', async (coverImageUrl, shown) => {
    expect(property(await headOf('/blog/post-1', [post({ coverImageUrl })]), 'og:image')).toBe(shown);
  });

  it('tells search results and shared links what is said for them, and its readers its own title', async () => {
    const meta = { metaTitle: 'For search', metaDescription: 'What it says.', socialImageUrl: '/media/card.svg' };
    const posts = [post({ coverImageUrl: cover, ...meta })];
    const head = await headOf('/blog/post-1', posts);
    expect(head).toContain('<title>For search · Keystride</title>');
    expect(attribute(head, '<meta name="description"', 'content')).toBe('What it says.');
    expect([property(head, 'og:title'), property(head, 'og:description')]).toEqual(['For search', 'What it says.']);
    const image = `${origin}/media/card.png`;
    expect(property(head, 'og:image')).toBe(image);
    const article = { headline: 'Post 1', description: 'What it says.', image };
    expect(thing(await thingsOf('/blog/post-1', posts), 'BlogPosting')).toMatchObject(article);
  });

  it.each([
    ['900x500', ['900', '500']],
    ['2400x1350', ['1200', '675']],
    ['1000x2000', ['600', '1200']],
  ])(
    'with a picture of its own choice, uploaded with %s, names its JPEG, and how large that is',
    async (size, sides) => {
      const upload = `/media/uploads/${'ab'.repeat(16)}-${size}`;
      const head = await headOf('/blog/post-1', [post({ coverImageUrl: cover, socialImageUrl: `${upload}.webp` })]);
      expect(property(head, 'og:image')).toBe(`${origin}${upload}.jpg`);
      expect([property(head, 'og:image:width'), property(head, 'og:image:height')]).toEqual(sides);
    },
  );

  it.each([
    ['https://youtu.be/dQw4w9WgXcQ', { embedUrl: 'https://www.youtube.com/embed/dQw4w9WgXcQ' }],
    ['https://videos.example.com/a.mp4', { contentUrl: 'https://videos.example.com/a.mp4' }],
  ])('with the video %s says where it plays', async (videoUrl, place) => {
    const things = await thingsOf('/blog/post-1', [post({ videoUrl, coverImageUrl: cover })]);
    expect(thing(things, 'VideoObject')).toMatchObject({ name: 'Post 1', ...place });
  });

  it('leaves out a video of which too little is known', async () => {
    for (const facts of [
      { videoUrl: 'https://videos.example.com/page' },
      { videoUrl: 'https://youtu.be/dQw4w9WgXcQ', summary: null },
    ]) {
      const things = await thingsOf('/blog/post-1', [post({ coverImageUrl: cover, ...facts })]);
      expect(thing(things, 'VideoObject')).toBeUndefined();
    }
  });

  it('can’t end the element that describes it', async () => {
    const title = '</script><script>alert(1)</script>';
    const head = await headOf('/blog/post-1', [post({ title })]);
    expect(head.split('</script>')).toHaveLength(2);
    expect(thing(await thingsOf('/blog/post-1', [post({ title })]), 'BlogPosting')?.headline).toBe(title);
  });
});

describe('the blog', () => {
  it.each(['/blog', '/blog/post-1'])('names its feed on %s', async (path) => {
    expect(await headOf(path)).toContain('<link rel="alternate" type="application/rss+xml"');
  });

  it('is not described where there is nothing', async () => {
    const { head } = await render('/blog/gone', renderContext(fakeApi([]).fetch));
    expect(head).not.toContain('ld+json');
    expect(head).not.toContain('og:image');
  });
});

describe('a page that needs no API', () => {
  it('is described without it', async () => {
    const { head } = await render('/contact', renderContext(unreachableApi));
    expect(head).toContain('BreadcrumbList');
  });
});
