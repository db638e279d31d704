import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import type { Release } from '@site/federation';
import { openBrowser } from './browser';
import { mountChanged } from './mount-changed';
import type { RehearsalShell } from './rehearsal-shell';
import { closeShells, shellWith } from './testing/fake-shell';

jest.mock('./conditions', () => ({ conditionsOf: async () => 'the same', servesPages: [] }));

const addresses = ['/an-address-that-no-page-has', '/', '/contact'];

let browser: Browser;
let releasesDir: string;
beforeAll(async () => (browser = (await openBrowser()) as Browser));
afterAll(() => browser.close());
beforeEach(async () => (releasesDir = await mkdtemp(path.join(os.tmpdir(), 'mount-changed-'))));
afterEach(async () => {
  closeShells();
  await rm(releasesDir, { recursive: true });
});

interface Served {
  version: string;
  /** Its page of contacts. */
  page: string;
}

/** A shell that serves a version, whose app runs at once. */
async function shellOf({ version, page }: Served): Promise<RehearsalShell> {
  const start = "<script>Object.assign(root.dataset, { interactive: '', app: 'running' })</script>";
  const body = (text: string) => `<main>${text}</main>${start}`;
  const pages = Object.fromEntries(
    addresses.map((address) => [
      address,
      { renderedBy: `public-site@${version}`, body: body(address === '/contact' ? page : 'A page') },
    ]),
  );
  return { origin: await shellWith(pages) } as RehearsalShell;
}

/** What is seen of a version and is wrong with it, beside one that is live. */
async function rehearse(served: Served, live?: Served) {
  const { version } = served;
  const folder = path.join(releasesDir, 'public-site', version);
  await mkdir(path.join(folder, 'client'), { recursive: true });
  await writeFile(path.join(folder, 'client/remoteEntry.js'), '');
  const release = { app: 'public-site', version, entry: 'remoteEntry.js', server: 'render.cjs', integrity: {} };
  const candidate = {
    ...{ name: `public-site@${version}`, folder, releasesDir, product: null, changed: [] },
    ...{ release: release as unknown as Release, live: live ? { 'public-site': live.version } : {} },
  };
  const shells = { rehearsed: await shellOf(served), live: live && (await shellOf(live)) };
  return mountChanged(browser, candidate, addresses, shells, { thorough: false });
}

const short = '<p>Call us.</p>';
const long = `${short}<form><p>Or write to us, at any time.</p><input name="text"><button>Send</button></form>`;
const all = { seen: '3 mounted in a browser', problems: [] };
const changed = { seen: '2 mounted in a browser, 1 unchanged since they were', problems: [] };

describe('mounting the pages that have changed', () => {
  it('leaves the others out while each release goes live', async () => {
    const of = (version: string): Served => ({ version, page: short });
    expect(await rehearse(of('v1'))).toEqual(all);
    expect(await rehearse(of('v2'), of('v1'))).toEqual(changed);
    expect(await rehearse(of('v3'), of('v2'))).toEqual(changed);
  });

  it.each([
    ['that is as it was', short],
    ['that has become more since', `${short}<p>Or come by.</p>`],
  ])('refuses a page %s before somebody released more of it from elsewhere', async (_, page) => {
    await rehearse({ version: 'v1', page: short });
    const { seen, problems } = await rehearse({ version: 'v3', page }, { version: 'v2', page: long });
    expect(seen).toBe(all.seen);
    expect(problems).toContainEqual(['/contact', 'at 1280 px it shows 0 % of the fields and buttons of before']);
  });
});
