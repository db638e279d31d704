import path from 'node:path';
import type { Release } from '@site/federation';
import { pack } from '../../release/pack';
import { TemporaryWorkspace } from '../../release/testing/temporary-workspace';
import { readCandidate } from '../candidate';
import { addressesOf } from './addresses';
import { closeShells, type Pages, shellWith } from './testing/fake-shell';

let workspace: TemporaryWorkspace;
beforeEach(async () => {
  workspace = new TemporaryWorkspace();
  workspace.source.app = 'careers';
  workspace.source.config.scope = '/jobs';
  await workspace.build();
});
afterEach(async () => {
  closeShells();
  await workspace.remove();
});

interface Version {
  addresses: string[];
  pages: Pages;
}

interface Case extends Version {
  live?: Version;
  thorough?: boolean;
}

/** Of a release of the app beside the one that is live, if any. */
async function addresses({ live, thorough = false, ...version }: Case) {
  const before = live && (await packed(live));
  const now = await packed(version);
  const { releasesDir } = workspace;
  const candidate = await readCandidate({ releasesDir, ...now, live: before && { careers: before.version } });
  const shells = { rehearsed: await shell(now, version), live: before && (await shell(before, live)) };
  return addressesOf(candidate, shells, { thorough });
}

let second = 0;
function packed({ addresses: claimed }: Version): Promise<Release> {
  const { releasesDir, source } = workspace;
  source.config.addresses = claimed;
  // A version is named after its second.
  return pack(source, releasesDir, new Date(2026, 10, 20, 15, 30, second++));
}

async function shell({ app, version }: Release, { pages }: Version) {
  const folder = path.join(workspace.releasesDir, app, version);
  return { origin: await shellWith(pages), releases: { [app]: { version, folder } } };
}

const page = { renderedBy: 'careers@v2' };
const resource = { renderedBy: null };
const linkingTo = (...hrefs: string[]) => ({
  ...page,
  body: hrefs.map((href) => `<a href="${href}">text</a>`).join(''),
});

describe('the addresses of an app beside the site', () => {
  it('are all rendered, and mounted where a page answers', async () => {
    const claimed = ['/jobs', '/jobs/sitemap.xml', '/jobs/old', '/jobs/gone'];
    const pages = {
      ...{ '/jobs': page, '/jobs/sitemap.xml': resource, '/jobs/old': { ...resource, status: 301 } },
      '/jobs/gone': { status: 404 },
    };
    const { rendered, mounted } = await addresses({ addresses: claimed, pages });
    expect(rendered).toEqual(claimed);
    expect(mounted).toEqual(['/jobs']);
  });

  it('are those that the live release claims as well: what is gone is noticed', async () => {
    const { rendered, mounted } = await addresses({
      addresses: ['/jobs', '/jobs/people'],
      pages: { '/jobs': page, '/jobs/people': page },
      live: { addresses: ['/jobs', '/jobs/team'], pages: { '/jobs': page, '/jobs/team': page } },
    });
    expect(rendered).toEqual(['/jobs', '/jobs/people', '/jobs/team']);
    expect(mounted).toEqual(['/jobs', '/jobs/people']);
  });

  it('are the pages with a parameter that its pages link to, and those that the live ones do', async () => {
    const found = await addresses({
      addresses: ['/jobs', '/jobs/open/:slug'],
      pages: {
        '/jobs': linkingTo('/jobs', '/jobs/open/cook?from=list', '/jobs/feed.xml', '/about'),
        ...{ '/jobs/open/cook': page, '/jobs/feed.xml': resource },
      },
      live: { addresses: ['/jobs', '/jobs/:slug'], pages: { '/jobs': linkingTo('/jobs/cook'), '/jobs/cook': page } },
    });
    expect(found.rendered).toEqual(['/jobs']);
    expect(found.linked.toSorted()).toEqual(['/jobs/cook', '/jobs/feed.xml', '/jobs/open/cook']);
    expect(found.mounted).toEqual(['/jobs', '/jobs/open/cook']);
  });

  it('are mounted as a sample where many pages of a folder are alike, and all of them to be thorough', async () => {
    const jobs = Array.from({ length: 45 }, (_, job) => `/jobs/open/${job}`);
    const pages = { '/jobs': linkingTo(...jobs), ...Object.fromEntries(jobs.map((job) => [job, page])) };
    const version = { addresses: ['/jobs', '/jobs/open/:slug'], pages };
    const { linked, mounted, alike } = await addresses(version);
    expect([linked.length, mounted.length, alike]).toEqual([45, 41, 5]);
    expect((await addresses({ ...version, thorough: true })).mounted).toHaveLength(46);
  });
});
