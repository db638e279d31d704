import type { Browser } from '@playwright/test';
import { openBrowser } from './browser';
import { mountPage } from './mount-page';

let browser: Browser;
beforeAll(async () => (browser = (await openBrowser()) as Browser));
afterAll(() => browser.close());

const origin = 'http://localhost:9';
const runs = 'root.dataset.app = "running"';

/** What is wrong with a page whose server's HTML this is, and whose script marks its root as the shell does. There is no API. */
async function problems(html: string, script: string, timeoutMs?: number): Promise<string[]> {
  const page = await browser.newPage();
  if (timeoutMs) {
    page.setDefaultNavigationTimeout(30_000);
    page.setDefaultTimeout(timeoutMs);
    jest.spyOn(page, 'setDefaultTimeout').mockReturnValue();
  }
  const body = `<div id="root" data-interactive>${html}</div><script>${script}</script>`;
  await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.route('**/api/**', (route) => route.fulfill({ status: 404 }));
  const mounted = await mountPage(page, { origin, address: '/jobs', isRendered: true, looks: false });
  await page.close();
  return mounted.problems;
}

describe('mounting a page that a server renders', () => {
  it.each([
    ['no link', 'Jobs'],
    ['links to other sites', '<a href="https://ats.example.com/apply">Apply</a>'],
    ['links within the site', '<a href="/jobs/team">Team</a>'],
  ])('finds nothing wrong where its app runs at once: with %s', async (_, html) => {
    expect(await problems(html, runs)).toEqual([]);
  });

  it.each([
    [
      'a link',
      '<a href="/jobs/team">Team</a> <a href="https://ats.example.com/apply">Apply</a>',
      'a[href="/jobs/team"]',
    ],
    ['a form', '<form>Name</form>', 'form'],
    ['the page itself, where it has neither', 'Jobs', '#root'],
  ])('starts an app that waits until somebody points at %s', async (_, html, target) => {
    const waits = `document.querySelector('${target}').addEventListener('pointerover', () => { ${runs}; })`;
    expect(await problems(html, waits)).toEqual([]);
  });

  it('refuses one that calls what is not there, but for the calls that the console’s own host alone answers', async () => {
    const calling = (path: string) => `fetch('${path}').then(() => { ${runs}; })`;
    expect(await problems('Jobs', calling('/api/admin/session'))).toEqual([]);
    expect(await problems('Jobs', calling('/api/posts'))).toEqual(['it fetches /api/posts, which answers 404']);
  });

  it('refuses one whose app never takes over', async () => {
    // Nobody need wait for it as long as the gate does.
    expect(await problems('Jobs', '', 1_000)).toEqual([expect.stringContaining('its app has not taken over the page')]);
  });
});
