import type { Browser, Page, Response } from '@playwright/test';
import type { PageProblem, PartFinding } from '../finding';
import { mountPage } from '../mount-page';
import { PageTrouble } from '../page-trouble';
import type { Screens } from './screens';
import type { UsedSite } from './used-site';

const timeoutMs = 30_000;
const written = {
  title: 'Written in a rehearsal',
  content: '1. First\n\nWords with "quotes", <em>markup</em> and an ä.\n\nConclusion\n\nThe end.',
};

/** Lists are empty in a new product, and what is empty shows no mistake. */
const message = {
  ...{ firstName: 'Rita', lastName: 'Rehearsal', email: 'rita@example.com' },
  ...{ company: 'Rehearsals', phone: '+1 202 555 0100', subject: 'A rehearsal', message: 'Sent in a rehearsal.' },
};

/** Signs in, opens every screen, and writes, saves and reads back a post, as an editor would. */
export async function useConsole(
  browser: Browser,
  site: UsedSite,
  { addresses, screens }: { addresses: string[]; screens: Screens },
): Promise<PartFinding> {
  const context = await browser.newContext({ serviceWorkers: 'block', reducedMotion: 'reduce' });
  // Starts while somebody signs in.
  const live = screens.areKnown ? undefined : site.openLive();
  const page = await context.newPage();
  page.setDefaultTimeout(timeoutMs);
  try {
    await page.request.post(`${site.origin}/api/contact`, { data: message });
    const refused = await troubleWhile(page, site, '/admin/login', () => signIn(page, site));
    if (refused.length > 0) return { seen: 'signed in to', problems: refused };
    const problems = await openScreens(page, { origin: site.origin, live: await live }, addresses, screens);
    problems.push(...(await troubleWhile(page, site, '/admin/posts/new', () => writePost(page, site))));
    const seen = `signed in to: ${addresses.length} screens opened, a post written and read back`;
    return { seen, problems, keep: () => screens.keep() };
  } finally {
    await context.close();
  }
}

/** Does something on a page; returns what went wrong meanwhile. */
async function troubleWhile(
  page: Page,
  site: UsedSite,
  address: string,
  work: () => Promise<void>,
): Promise<PageProblem[]> {
  const trouble = new PageTrouble(page, site.origin);
  try {
    await page.goto(site.origin + address);
    await work();
  } catch (error) {
    trouble.add(`it goes no further (${firstLine(error)})`);
  }
  trouble.stopListening();
  return trouble.problems.map((problem) => [address, `used by an editor: ${problem}.`]);
}

const firstLine = (error: unknown): string => String((error as Error).message.split('\n')[0]).replace(/\.$/, '');

async function signIn(page: Page, { admin }: UsedSite): Promise<void> {
  await page.getByLabel('Username').fill(admin.username);
  await page.getByLabel('Password', { exact: true }).fill(admin.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL((url) => url.pathname === '/admin');
}

async function openScreens(
  page: Page,
  { origin, live }: { origin: string; live: string | undefined },
  addresses: string[],
  screens: Screens,
): Promise<PageProblem[]> {
  const problems: PageProblem[] = [];
  const beside = await page.context().newPage();
  for (const address of addresses) {
    const options = { address, isRendered: false, looks: true };
    const [{ problems: found, seen }, before] = await Promise.all([
      mountPage(page, { ...options, origin }),
      // The session is of the host, whatever the port.
      live ? mountPage(beside, { ...options, origin: live }) : undefined,
    ]);
    const at = new URL(page.url()).pathname;
    const led = at === address ? [] : [`it leads to ${at}`];
    const all = [...found, ...led, ...(seen ? screens.compare(address, seen, before?.seen) : [])];
    problems.push(...all.map((problem): PageProblem => [address, `opened by an editor: ${problem}.`]));
  }
  await beside.close();
  return problems;
}

async function writePost(page: Page, { origin }: UsedSite): Promise<void> {
  const title = page.getByLabel('Title', { exact: true });
  const content = page.getByLabel('Content', { exact: true });
  await title.fill(written.title);
  await content.fill(written.content);
  const isSave = (response: Response) => response.request().method() === 'POST';
  const create = page.getByRole('button', { name: 'Create Post' });
  const [saved] = await Promise.all([page.waitForResponse(isSave), create.click()]);
  const status = saved.status();
  if (status >= 400) throw new Error(`a post that is saved is answered ${status}`);
  const found = await page.request.get(`${origin}/api/admin/posts?search=${encodeURIComponent(written.title)}`);
  const [post] = (await found.json()) as { id: number }[];
  if (!post) throw new Error('a post that was written is not stored');
  const stored = await (await page.request.get(`${origin}/api/admin/posts/${post.id}`)).json();
  for (const field of ['title', 'content'] as const) {
    if (stored[field] !== written[field]) throw new Error(`the ${field} of a post is not stored as it was written`);
  }
  await page.goto(`${origin}/admin/posts/${post.id}/edit`);
  await content.waitFor();
  if ((await content.inputValue()) !== written.content) throw new Error('a post that is opened again is not the same');
}
