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

interface Case {
  addresses: string[];
  pages: Pages;
}

/** Of a first release of the app. */
async function addresses({ addresses: claimed, pages }: Case) {
  const { releasesDir, source } = workspace;
  source.config.addresses = claimed;
  const { app, version } = await pack(source, releasesDir);
  const candidate = await readCandidate({ releasesDir, app, version });
  const rehearsed = { origin: await shellWith(pages), releases: { [app]: { version, folder: candidate.folder } } };
  return addressesOf(candidate, { rehearsed, live: undefined }, { thorough: false });
}

const page = { renderedBy: 'careers@v2' };
const resource = { renderedBy: null };

describe('the addresses of an app beside the site', () => {
  it('are all rendered, and mounted where a page answers or a redirect', async () => {
    const claimed = ['/jobs', '/jobs/sitemap.xml', '/jobs/old', '/jobs/gone'];
    const pages = {
      ...{ '/jobs': page, '/jobs/sitemap.xml': resource, '/jobs/old': { ...resource, status: 301 } },
      '/jobs/gone': { status: 404 },
    };
    const { rendered, mounted } = await addresses({ addresses: claimed, pages });
    expect(rendered).toEqual(claimed);
    expect(mounted).toEqual(['/jobs', '/jobs/old']);
  });
});
