import type { Release } from '@site/federation';
import type { Candidate } from '../candidate';
import { notFound } from './addresses';
import { renderPages } from './render-pages';
import { closeShells, type Pages, shellWith } from './testing/fake-shell';

afterEach(closeShells);

interface Case {
  now: Pages;
  before?: Pages;
  changed?: string[];
  rendered?: string[];
  linked?: string[];
  thorough?: boolean;
}

async function problems({
  now,
  before,
  changed = [],
  rendered = ['/', '/about'],
  linked = [],
  thorough = false,
}: Case): Promise<string[]> {
  const release = { app: 'public-site', version: 'v2', server: 'server/render.cjs' } as Release;
  const candidate = { name: 'public-site@v2', release, changed } as Candidate;
  const live = before && { origin: await shellWith(before) };
  const rehearsed = { origin: await shellWith(now), causeAt: async () => undefined };
  const addresses = { rendered, linked, isServed: () => true };
  const found = await renderPages(candidate, addresses, { rehearsed, live }, { thorough });
  return found.map(([address, problem]) => `${address}: ${problem}`);
}

const site: Pages = { '/': {}, '/about': {} };

describe('rendering every page beside what is live', () => {
  it('finds nothing wrong where all answer as before', async () => {
    expect(await problems({ now: site, before: site, rendered: ['/', '/about', notFound] })).toEqual([]);
  });

  it('refuses an address that answers another status', async () => {
    const refused = ['/about: it answers 404, and what is live answers 200.'];
    expect(await problems({ now: { '/': {} }, before: site })).toEqual(refused);
  });

  it('asks once more where the API may only have been too busy for a page', async () => {
    expect(await problems({ now: { '/': {}, '/about': { busy: 2 } }, before: site })).toEqual([]);
    expect(await problems({ now: { '/': {}, '/about': { busy: 3 } }, before: site })).toEqual([
      '/about: it answers 503, and what is live answers 200.',
    ]);
  });

  it('accepts one that is meant to', async () => {
    expect(await problems({ now: { '/': {} }, before: site, changed: ['/about'] })).toEqual([]);
  });

  it('refuses a new page, or one of a first release, that does not answer 200', async () => {
    const refused = ['/about: it answers 503, but a page of its own answers 200.'];
    expect(await problems({ now: { '/': {}, '/about': { status: 503 } }, before: { '/': {} } })).toEqual(refused);
    expect(await problems({ now: { '/': {}, '/about': { status: 503 } } })).toEqual(refused);
  });

  it('refuses an address that finds a page where none should be', async () => {
    const rendered = [notFound];
    expect(await problems({ now: { [notFound]: {} }, before: site, rendered })).toEqual([
      `${notFound}: it answers 200, and what is live answers 404.`,
    ]);
  });

  it('refuses to take an address from another app', async () => {
    const before = { ...site, '/about': { renderedBy: 'admin-console@c1' } };
    expect(await problems({ now: site, before })).toEqual([
      '/about: public-site answers it, and now admin-console does.',
    ]);
  });

  it('refuses a page that an earlier version had to render, and an empty one', async () => {
    const now = { '/': { renderedBy: 'public-site@v1' }, '/about': { body: '' } };
    expect(await problems({ now, before: site })).toEqual([
      '/: public-site@v2 could not render it: public-site@v1 was used instead.',
      '/about: public-site@v2 renders an empty page.',
    ]);
  });

  it('never takes a broken live page for what a repair must answer', async () => {
    const before = { '/': { status: 503 }, '/about': { body: '' } };
    expect(await problems({ now: site, before })).toEqual([]);
    expect((await problems({ now: before, before })).sort()).toEqual([
      '/: it answers 503, but a page of its own answers 200.',
      '/about: public-site@v2 renders an empty page.',
    ]);
  });

  it('follows what pages link to', async () => {
    const now = { ...site, '/': { body: '<a href="/offer?x=1&amp;y=2">text</a>' }, '/offer?x=1&y=2': { status: 500 } };
    expect(await problems({ now, before: site })).toEqual(['/offer?x=1&y=2: it answers 500.']);
  });

  it('refuses to lose a page that only the live ones link to, but not to have a link that is broken there, too', async () => {
    const linked = ['/jobs/cook', '/jobs/gone'];
    // What no app claims is the site's.
    const before = { ...site, '/jobs/cook': { renderedBy: 'careers@v1' } };
    expect(await problems({ now: site, before, linked })).toEqual([
      '/jobs/cook: it answers 404, and what is live answers 200.',
    ]);
    expect(await problems({ now: site, before, linked, changed: ['/jobs/cook'] })).toEqual([]);
    const taken = { ...site, '/jobs/cook': {} };
    expect(await problems({ now: taken, before, linked, changed: ['/jobs/cook'] })).toEqual([
      '/jobs/cook: public-site answers it, and now careers does.',
    ]);
  });

  it('renders eight views of a page that pages link to, and all of them to be thorough', async () => {
    const tags = Array.from({ length: 30 }, (_, tag) => `/blog?tag=${tag}`);
    const links = tags.map((href) => `<a href="${href}">text</a>`).join('');
    const broken = Object.fromEntries(tags.map((href) => [href, { status: 500 }]));
    const now = { ...site, ...broken, '/': { body: links } };
    expect(await problems({ now, before: site })).toHaveLength(8);
    expect(await problems({ now, before: site, thorough: true })).toHaveLength(30);
  });
});
