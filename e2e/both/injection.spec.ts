import type { BrowserContext, Page } from '@playwright/test';
import { gatherHostilePosts, type HostilePost, hostilePosts } from '@site/hostile-texts';
import { forEachOf } from '../support/for-each-of';
import { readHostile } from '../support/read-hostile';
import { isLongRun, longShareOf, shareOf } from '../support/share';
import { admin, api, expect, test } from '../support/test';
import { watchForHarm } from '../support/watch-for-harm';

test.describe.configure({ mode: 'serial', timeout: 900_000 });

interface StoredPost extends HostilePost {
  id: number;
}
const stored: StoredPost[] = [];
/** Many texts in one post, and some of those that swallow what follows them; or each by itself, which takes minutes. */
const posts = isLongRun ? longShareOf(hostilePosts) : sampleOf(gatherHostilePosts());
/** Tells the posts of this run from those that another has left. */
const run = Date.now();
/** Busy machines are slow. */
const longTimeout = { timeout: 60_000 };
let harm: string[];

test.beforeEach(async ({ page, context, baseURL }) => {
  harm = watchForHarm(context, String(baseURL));
  await api(page, 'POST', '/api/admin/login', admin);
});
test.afterEach(() => expect(harm).toEqual([]));

test.afterAll(async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL });
  await api(page, 'POST', '/api/admin/login', admin);
  const ids = stored.map(({ id }) => id);
  while (ids.length > 0)
    await api(page, 'POST', '/api/admin/posts/bulk', { action: 'delete', ids: ids.splice(0, 100) });
  await page.close();
});

test('a corpus of hostile posts is stored to the letter', { tag: '@share' }, async ({ page }) => {
  expect(hostilePosts.length).toBeGreaterThanOrEqual(300);
  await forEachOf(posts, 4, async ({ name, ...post }) => {
    const slug = `${name}-${run}`;
    const input = { title: slug, slug, content: post.content, type: 'blog', status: 'published' };
    const { id, content } = await api(page, 'POST', '/api/admin/posts', input);
    expect(content).toBe(post.content);
    stored.push({ ...post, name: slug, id });
  });
});

test(
  'each is rendered by the server and taken over by the app: nothing runs, nothing breaks, the harmless stays',
  { tag: '@share' },
  async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL });
    const harmToVisitors = watchForHarm(context, String(baseURL));
    const shapes = new Map<string, string>();
    await forEachWindow(context, stored, async (page, post) => {
      await page.goto(`/blog/${post.name}`, { waitUntil: 'domcontentloaded' });
      const rendered = await page.evaluate(readHostile, 'article');
      expectHarmless(post, rendered);
      await startApp(page);
      const running = await page.evaluate(readHostile, 'article');
      expect(running.html, post.name).toBe(rendered.html);
      expect(running.faults, post.name).toEqual([]);
      shapes.set(running.around, post.name);
    });
    expect([...shapes.values()], 'pages whose frame differs from the others').toHaveLength(1);
    expect(harmToVisitors).toEqual([]);
    await context.close();
  },
);

test(
  'each is edited and previewed beside its text, and saved as it was',
  { tag: '@share' },
  async ({ page, context, trouble }) => {
    // What was saved is checked, and the site asked for each address in it that could be its own. On a busy machine it sheds
    // some of these requests.
    trouble.expect(/(404|503).*script.*:alert/);
    await forEachWindow(context, stored, async (editor, post) => {
      await openEditor(editor, post);
      await expect(editor.getByLabel('Content', { exact: true })).toHaveValue(post.content, longTimeout);
      await expect(editor.getByRole('region', { name: 'Live preview' }).getByText('First line').first()).toBeVisible(
        longTimeout,
      );
      expectHarmless(post, await editor.evaluate(readHostile, '[aria-label="Live preview"]'));
      const address = `/api/admin/posts/${post.id}`;
      const isSave = (method: string, url: string) => method === 'PUT' && url.endsWith(address);
      const saving = editor.waitForResponse((response) => isSave(response.request().method(), response.url()));
      await editor.keyboard.press('Control+s');
      expect((await saving).status(), post.name).toBe(200);
      expect((await api(page, 'GET', address)).content, post.name).toBe(post.content);
    });
  },
);

test('as a draft, one of each kind is shown by a preview link', { tag: '@share' }, async ({ page, context }) => {
  const drafts = stored.filter(({ kind }, index) => stored.findIndex((other) => other.kind === kind) === index);
  await forEachWindow(context, drafts, async (reader, post) => {
    const { url } = await api(page, 'POST', `/api/admin/posts/${post.id}/preview-link`);
    await reader.goto(url);
    expectHarmless(post, await reader.evaluate(readHostile, 'article'));
  });
});

function sampleOf(gathered: HostilePost[]): HostilePost[] {
  const alone = gathered.filter(({ goesOn }) => !goesOn);
  return [...gathered.filter(({ goesOn }) => goesOn), ...shareOf(alone, 6)];
}

function expectHarmless(post: HostilePost, { faults, text }: ReturnType<typeof readHostile>): void {
  expect({ of: post.content, faults }).toEqual({ of: post.content, faults: [] });
  expect(text.split('kept').length, post.name).toBeGreaterThan(post.texts);
  if (post.goesOn) expect(text.split('Last line'), post.name).toHaveLength(post.texts + 1);
}

/** The first use of a page starts its app. */
async function startApp(page: Page): Promise<void> {
  await page.locator('#root[data-interactive]').waitFor();
  await page.locator('footer a[href^="/"]').first().dispatchEvent('pointerover');
  await page.locator('#root[data-app=running]').waitFor();
}

/** Within the console, as a link would: a document for each would take minutes. */
async function openEditor(page: Page, { id }: StoredPost): Promise<void> {
  const address = `/admin/posts/${id}/edit`;
  if (!page.url().includes('/admin/')) return void (await page.goto(address));
  await page.evaluate((path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}

/** Works through a list in a few windows at once. */
async function forEachWindow<T>(
  context: BrowserContext,
  list: readonly T[],
  work: (page: Page, each: T) => Promise<void>,
): Promise<void> {
  const windows = await Promise.all(Array.from({ length: 3 }, () => context.newPage()));
  await forEachOf(list, windows.length, async (each, worker) => {
    const page = windows[worker];
    if (page) await work(page, each);
  });
  await Promise.all(windows.map((page) => page.close()));
}
