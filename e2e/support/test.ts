import {
  type APIRequestContext,
  type BrowserContext,
  type Cookie,
  expect,
  type Page,
  request,
  test as base,
} from '@playwright/test';
import { noteNotifications } from './notifications';
import { Trouble, watchContext, watchPolicies } from './watch-context';

export { expect };

export const admin = { username: 'admin', password: 'correct horse battery staple' };

/** What was stored under a name stays for the second attempt of a journey. */
export const unique = (name: string): string => `${name}-${crypto.randomUUID().slice(0, 8)}`;

/**
 * Fails a journey whose page logs an error or a warning or misses a file, and one in any of whose windows a page breaks its
 * policy; `trouble.expect` names what is meant to happen.
 */
export const test = base.extend<{ trouble: Trouble }>({
  trouble: [
    async ({ browser, context }, use) => {
      const trouble = new Trouble();
      const watchOther = (other: BrowserContext) => {
        watchPolicies(other, trouble);
        void noteNotifications(other);
      };
      watchContext(context, trouble);
      await noteNotifications(context);
      browser.on('context', watchOther);
      await use(trouble);
      browser.off('context', watchOther);
      expect(trouble.violations).toEqual([]);
      expect(trouble.unexpected).toEqual([]);
    },
    { auto: true },
  ],
});

/** Waits until the page's app has started: the console, or what keeps an eye on a public page until it is used. */
export async function untilInteractive(page: Page): Promise<void> {
  await page.locator('#root[data-interactive]').waitFor();
}

/** Turns to a link, as a visitor does who is about to leave, and waits until React has taken over the page. */
export async function untilAppRuns(page: Page): Promise<void> {
  await untilInteractive(page);
  await page.locator('footer a[href^="/"]').first().dispatchEvent('pointerover');
  await page.locator('#root[data-app=running]').waitFor();
}

/** Less than the quarter of an hour after which some changes require the password again. */
const sharedMs = 10 * 60_000;
let shared: { cookies: Cookie[]; openedAt: number } | undefined;

/**
 * Has the page's browser signed in as the admin, in a session that journeys share: each sign-in by password keeps a
 * processor busy. For those that neither end it nor look at sessions. Whatever page is open stays as it is.
 */
export async function signIn(page: Page): Promise<void> {
  if (!shared || Date.now() - shared.openedAt > sharedMs) shared = await openSharedSession();
  await page.context().addCookies(shared.cookies);
}

async function openSharedSession() {
  const openedAt = Date.now();
  const browserless = await request.newContext({ baseURL: base.info().project.use.baseURL ?? '' });
  await call(browserless, 'POST', '/api/admin/login', admin);
  const { cookies } = await browserless.storageState();
  await browserless.dispose();
  return { cookies, openedAt };
}

/** Opens a session of its own for the page's browser. */
export const openSession = (page: Page, credentials = admin): Promise<unknown> =>
  api(page, 'POST', '/api/admin/login', credentials);

/** Signs in as an admin who is new: unsaved texts and choices follow their person from one page to the next. */
export async function signInAsNewAdmin(page: Page): Promise<void> {
  const username = unique('new');
  const person = { username, email: `${username}@example.com`, firstName: 'New', lastName: 'Admin', role: 'admin' };
  await signIn(page);
  await api(page, 'POST', '/api/admin/users', { ...person, password: admin.password });
  // A sign-in ends the session in whose place it opens another.
  await page.context().clearCookies({ name: 'sid' });
  await openSession(page, { username, password: admin.password });
}

/** As people do: ends on the dashboard. */
export async function signInByHand(page: Page, { username, password } = admin): Promise<void> {
  await page.goto('/admin/login');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
}

/** Calls the API as the signed-in admin of the page's browser. */
export const api = (page: Page, method: string, path: string, data?: unknown) => call(page.request, method, path, data);

async function call(from: APIRequestContext, method: string, path: string, data?: unknown) {
  const response = await from.fetch(path, { method, data, headers: { 'sec-fetch-site': 'same-origin' } });
  expect(response.ok(), `${method} ${path}: ${response.status()} ${await response.text()}`).toBe(true);
  return response.status() === 204 ? null : response.json();
}
