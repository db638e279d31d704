import type { BrowserContext, Page } from '@playwright/test';
import { type HostilePost, hostilePosts } from './corpus/hostile-posts';
import { forEachOf } from './support/for-each-of';
import { readHostile } from './support/read-hostile';
import { admin, api, expect, test } from './support/test';
import { watchForHarm } from './support/watch-for-harm';

test.describe.configure({ mode: 'serial', timeout: 900_000 });
// Thousands of steps: a trace of them costs more than they do.
test.use({ trace: 'off' });

interface StoredPost extends HostilePost {
  id: number;
}
const stored: StoredPost[] = [];
/** Tells the posts of this run from those that another has left. */
const run = Date.now();
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

test('a corpus of hostile posts is stored to the letter', async ({ page }) => {
  expect(hostilePosts.length).toBeGreaterThanOrEqual(300);
  await forEachOf(hostilePosts, 4, async ({ name, ...post }) => {
    const slug = `${name}-${run}`;
    const input = { title: slug, slug, content: post.content, type: 'blog', status: 'published' };
    const { id, content } = await api(page, 'POST', '/api/admin/posts', input);
    expect(content).toBe(post.content);
    stored.push({ ...post, name: slug, id });
  });
});

test('each is drawn by the server and taken over by the app: nothing runs, nothing breaks, the harmless stays', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL });
  const harmToVisitors = watchForHarm(context, String(baseURL));
  const shapes = new Map<string, string>();
  await forEachWindow(context, stored, async (page, post) => {
    await page.goto(`/blog/${post.name}`, { waitUntil: 'domcontentloaded' });
    const drawn = await page.evaluate(readHostile, 'article');
    expectHarmless(post, drawn);
    await startApp(page);
    const running = await page.evaluate(readHostile, 'article');
    expect(running.html, post.name).toBe(drawn.html);
    expect(running.faults, post.name).toEqual([]);
    shapes.set(running.around, post.name);
  });
  expect([...shapes.values()], 'pages whose frame differs from the others').toHaveLength(1);
  expect(harmToVisitors).toEqual([]);
  await context.close();
});

function expectHarmless(post: HostilePost, { faults, text }: ReturnType<typeof readHostile>): void {
  expect({ of: post.content, faults }).toEqual({ of: post.content, faults: [] });
  expect(text, post.name).toContain('kept');
  if (post.goesOn) expect(text, post.name).toContain('Last line');
}

/** The first use of a page starts its app. */
async function startApp(page: Page): Promise<void> {
  await page.locator('#root[data-interactive]').waitFor();
  await page.locator('footer a[href^="/"]').first().dispatchEvent('pointerover');
  await page.locator('#root[data-app=running]').waitFor();
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
