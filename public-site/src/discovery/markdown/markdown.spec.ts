/** @jest-environment node */
import { pages } from '../../app/page-registry';
import { openings } from '../../facts/openings';
import { render } from '../../render';
import { fakeApi } from '../../testing/fake-api';
import { whileAllJobsAreOpen } from '../../testing/on-day';
import { manyPosts, post } from '../../testing/post.factory';
import { renderContext, unreachableApi } from '../../testing/render-context';
import { escapeText } from './to-markdown';

whileAllJobsAreOpen();

const origin = 'https://site.example.com';
const fixedPaths = pages.map(({ path }) => path).filter((path) => !path.includes(':'));
const drawnPaths = fixedPaths.filter((path) => path !== '/blog');

/** By address, of an API with three posts. */
const rendered = new Map<string, ReturnType<typeof render>>();

function get(path: string, fetch?: typeof globalThis.fetch) {
  if (fetch) return render(path, renderContext(fetch));
  const page = rendered.get(path) ?? render(path, renderContext(fakeApi(manyPosts(3)).fetch));
  rendered.set(path, page);
  return page;
}

async function textAt(path: string, fetch?: typeof globalThis.fetch) {
  const { resource } = await get(path, fetch);
  return resource?.body ?? '';
}

const headingsOf = (markdown: string) =>
  [...markdown.matchAll(/^(#+) (.+)$/gm)].map(([, marks = '', text = '']) => ({ level: marks.length, text }));

/** Letters alone: marks, entities and links differ. */
const bare = (text: string) => text.replace(/<[^>]*>|\]\([^)]*\)|&#?\w+;/g, '').replace(/[^\p{L}\d]/gu, '');

describe.each(fixedPaths)('the Markdown of %s', (path) => {
  const address = `${path === '/' ? '/index' : path}.md`;

  it('is named by the page, and says where it comes from', async () => {
    const { status, resource } = await get(address);
    expect(status).toBe(200);
    expect(resource).toMatchObject({ contentType: 'text/markdown; charset=utf-8', canonical: origin + path });
    expect(resource?.body).toMatch(new RegExp(`\n\n---\n\nSource: <${origin}${path}>\n$`));
    const { head } = await get(path);
    expect(head).toContain(`<link rel="alternate" type="text/markdown" href="${origin}${address}">`);
  });

  it('has one title at its start, and headings in order', async () => {
    const markdown = await textAt(address);
    expect(markdown).toMatch(/^# \S/);
    const levels = headingsOf(markdown).map(({ level }) => level);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    for (const [index, level] of levels.slice(1).entries()) expect(level).toBeLessThanOrEqual((levels[index] ?? 0) + 1);
  });

  it('has whole links, and neither tags nor what stands around the page', async () => {
    const markdown = await textAt(address);
    for (const [, target] of markdown.matchAll(/\]\(([^)]*)\)/g)) expect(target).toMatch(/^(https:|mailto:|tel:)/);
    expect(markdown.replace(/<https:[^>]*>/g, '')).not.toMatch(/<[a-z/!]/i);
    expect(markdown).not.toMatch(/Skip to content|data:|\{"|\n{3}|[ \t]$/m);
  });
});

describe.each(drawnPaths)('the Markdown of %s', (path) => {
  const mainPart = async () => /<main.*<\/main>/s.exec((await get(path)).body)?.[0] ?? '';
  const address = `${path === '/' ? '/index' : path}.md`;

  it('has every heading and every question of the page', async () => {
    const main = await mainPart();
    const rendered = [...main.matchAll(/<(h[1-6]|summary)\b[^>]*>(.*?)<\/\1>/gs)]
      .map(([, , text = '']) => bare(text))
      .filter((text) => !/^\d+morerequirements?$/.test(text));
    const written = headingsOf(await textAt(address)).map(({ text }) => bare(text.replace(/^\d+\. /, '')));
    expect(written).toEqual(rendered);
  });

  it('says what every drawing and every sign is', async () => {
    const signs = (await mainPart()).match(/<[^>]*\brole="img"[^>]*>/g) ?? [];
    const labels = signs.map((sign) => bare(/aria-label="([^"]*)"/.exec(sign)?.[1] ?? ''));
    const written = bare(await textAt(address));
    expect(labels.filter((label) => !label || !written.includes(label))).toEqual([]);
  });
});

describe('the Markdown of a page', () => {
  it('reads as a list what the page sets apart', async () => {
    const markdown = await textAt('/careers.md');
    expect(markdown).toContain('\n- 12+ years in this office\n- 50+ team members\n');
    for (const requirement of openings.flatMap(({ requirements }) => requirements))
      expect(markdown).toContain(`\n- ${escapeText(requirement)}\n`);
    expect(markdown).not.toContain('more requirements');
  });

  it('tells what its drawings show, and where its form is', async () => {
    const markdown = await textAt('/contact.md');
    expect(markdown).toContain(`There is a form for this on the page: <${origin}/contact>`);
    expect(markdown).toContain('**Email**: [hello@keystride.example.com](mailto:hello@keystride.example.com?subject=');
    expect(await textAt('/careers.md')).toContain('*Drawing: An open front door');
  });

  it('names the parts of a drawing as the drawing does', async () => {
    expect(await textAt('/real-estate.md')).toContain('\n#### 1. Inquiries that wait\n');
    expect(await textAt('/story.md')).not.toMatch(/^#+ 1\. /m);
    expect(await textAt('/construction.md')).toContain('\n### a: Daily log\n');
  });

  it('keeps a person and a position apart', async () => {
    expect(await textAt('/customer-success.md')).toContain('**Marta Lindqvist** · Head of Operations');
  });

  it('needs no API', async () => {
    expect(await textAt('/contact.md', unreachableApi)).toContain('# Tell us what eats your week');
  });

  it('of the blog lists the posts, each by its Markdown', async () => {
    expect(await textAt('/blog.md')).toContain(`- [Post 2](${origin}/blog/post-2.md): What it is about.`);
  });

  it('of the posts of a type or a tag lists those', async () => {
    const { calls, fetch } = fakeApi([post({ type: 'video' })]);
    const { resource } = await get('/blog.md?type=video&view=list', fetch);
    expect(resource).toMatchObject({ canonical: `${origin}/blog?type=video` });
    expect(resource?.body).toMatch(/^# Videos: Latest Insights\n/);
    expect(await textAt('/blog.md?tag=leads', fetch)).toMatch(/^# “leads”: Latest Insights\n/);
    expect(calls).toEqual(['GET /api/posts?type=video&limit=100', 'GET /api/posts?tag=leads&limit=100']);
  });

  it('says where a link leads that shows a sign alone', async () => {
    expect(await textAt('/our-team.md')).toContain(
      '[Write to Mei Tanaka](mailto:mei.tanaka@keystride.example.com) · [Mei Tanaka on LinkedIn](https:',
    );
  });

  it.each([
    '/nowhere.md',
    '/blog.md?type=demo',
    '/.md',
    '/index/.md',
    '/about/.md',
    '/preview/of-post-1.md',
    '/about.md/',
    '//about.md',
  ])('is not at %s', async (address) => {
    const { status, resource } = await get(address);
    expect([status, resource]).toEqual([404, undefined]);
  });
});

describe('the Markdown of a post', () => {
  const changes = {
    title: 'A *plan*',
    tags: ['leads', 'sales'],
    coverImageUrl: '/media/covers/leads.svg',
    contentHtml: '<h2>1. First</h2><p>See <a href="/contact">us</a>.</p>',
  };

  it('has its facts, its cover and its text', async () => {
    expect(await textAt('/blog/post-1.md', fakeApi([post(changes)]).fetch)).toBe(`# A \\*plan\\*

Blog · Owen Gallagher · 2026-04-16 · 3 min read · leads, sales

**What it is about.**

![Cover of “A \\*plan\\*”](${origin}/media/covers/leads.svg)

## 1\\. First

See [us](${origin}/contact).

---

Source: <${origin}/blog/post-1>
`);
  });

  it('has its video in place of the cover', async () => {
    const { fetch } = fakeApi([post({ ...changes, videoUrl: 'https://youtu.be/dQw4w9WgXcQ' })]);
    const markdown = await textAt('/blog/post-1.md', fetch);
    expect(markdown).toContain('Video: <https://youtu.be/dQw4w9WgXcQ>');
    expect(markdown).not.toContain('Cover of');
  });

  it('is named by its page', async () => {
    const { head } = await get('/blog/post-1');
    expect(head).toContain(`<link rel="alternate" type="text/markdown" href="${origin}/blog/post-1.md">`);
    expect((await get('/blog/gone')).head).not.toContain('text/markdown');
  });

  it('is 404 when there is no such post', async () => {
    expect(await get('/blog/gone.md')).toMatchObject({ status: 404 });
  });

  it('leads on from an address that the post once had', async () => {
    const moved: typeof fetch = async (address) =>
      String(address).endsWith('/former')
        ? Response.json(post({ slug: 'present' }))
        : Response.json({ statusCode: 404 }, { status: 404 });
    expect(await get('/blog/former.md', moved)).toMatchObject({ status: 301, location: '/blog/present.md' });
  });

  it('leaves a post that is called like one its page', async () => {
    const { fetch } = fakeApi([post({ slug: 'notes' }), post({ id: 2, slug: 'notes.md', title: 'About notes.md' })]);
    const { body, resource } = await get('/blog/notes.md', fetch);
    expect(resource).toBeUndefined();
    expect(body).toContain('About notes.md</h1>');
    expect(await textAt('/blog/notes.md.md', fetch)).toContain('# About notes.md');
  });
});
