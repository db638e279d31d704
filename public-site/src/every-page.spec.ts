/** @jest-environment node */
import { pages } from './app/page-registry';
import { jobPath, openings } from './facts/openings';
import { render } from './render';
import { fakeApi } from './testing/fake-api';
import { whileAllJobsAreOpen } from './testing/on-day';
import { post } from './testing/post.factory';
import { renderContext } from './testing/render-context';

whileAllJobsAreOpen();

const posts = [
  post({ tags: ['crm', 'leads'] }),
  post({ id: 2, type: 'video', videoUrl: 'https://videos.example.com/tour' }),
  post({ id: 3 }),
];

const job = jobPath(openings[0]?.slug ?? '');
const paths = [
  ...pages.map(({ path }) => path).filter((path) => !path.includes(':')),
  ...[job, '/blog?view=list', '/blog/post-1', '/blog/post-2', '/nowhere'],
];

const newTab = /M7 7h10v10|l5-5h-4m4 0v4/;
/** Each arrow, and the links that alone may have it. */
const arrows: [meaning: string, arrow: RegExp, of: RegExp][] = [
  ['another page', /M5 12h14/, /href="\//],
  ['a new tab', newTab, /target="_blank"/],
  ['further down', /M12 5v14/, /href="#/],
];

/** What the link has by which a page asks for something: at its head and at its end, or once, and why only there. */
interface Call {
  link: string;
  once?: string;
}

const article: Call = { link: 'Book Strategy Call', once: 'on the subject of what was read, so below it' };
/** Of pages that are no data: `landing/pages-data.spec.ts` has the others. */
const calls: Record<string, Call> = {
  '/blog': { link: 'Discuss Your Project' },
  '/blog?view=list': { link: 'Discuss Your Project' },
  '/blog/post-1': article,
  '/blog/post-2': article,
  [job]: { link: 'Apply by email' },
  '/contact': {
    link: 'href="#write-to-us"',
    once: 'by a link at the end: its head is the form’s',
  },
  '/privacy': {
    link: 'What%20you%20store%20about%20me',
    once: 'at the end: who reads it wants to know, and buys nothing',
  },
  '/nowhere': { link: 'Tell us what is missing', once: 'among the ways on, which are all there is' },
};
const isLanding = (path: string) => pages.some((page) => page.path === path && page.landing);

describe.each(paths)('%s', (path) => {
  let links: string[] = [];
  let body = '';

  beforeAll(async () => {
    ({ body } = await render(path, renderContext(fakeApi(posts).fetch)));
    links = body.match(/<a [^>]*>.*?<\/a>/gs) ?? [];
  });

  it('tells of each new tab, to the ear and to the eye', () => {
    expect(body).toContain('<span id="new-tab" hidden="">Opens in a new tab</span>');
    const opening = links.filter((link) => link.includes('target="_blank"'));
    expect(opening.length).toBeGreaterThan(0);
    expect(opening.filter((link) => !link.includes('aria-describedby="new-tab"'))).toEqual([]);
    expect(opening.filter((link) => !newTab.test(link))).toEqual([]);
  });

  it.each(arrows)('has the arrow of %s on links there alone', (_, arrow, there) => {
    expect(links.filter((link) => arrow.test(link) && !there.test(link))).toEqual([]);
  });

  if (!isLanding(path)) {
    const { link: call = '', once } = calls[path] ?? {};
    it(`asks for one thing ${once ?? 'at its head and at its end'}`, () => {
      const matching = links.filter((link) => link.includes(call));
      expect(matching).toHaveLength(once ? 1 : 2);
      expect(new Set(matching.map((link) => /href="([^"]*)"/.exec(link)?.[1])).size).toBe(1);
    });
  }

  it('calls for no mail without its subject', () => {
    const ours = body.match(new RegExp(`mailto:${renderContext(fetch).config.email}[^"]*`, 'g')) ?? [];
    expect(ours).not.toEqual([]);
    expect(ours.filter((address) => !/\?subject=./.test(address))).toEqual([]);
  });
});

it('offers a consultation at /contact to whoever would rather talk than write', async () => {
  const { body } = await render('/contact', renderContext(fakeApi(posts).fetch));
  expect(body).toMatch(/<a [^>]*target="_blank"[^>]*>Book a free consultation/);
});
