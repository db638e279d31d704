import { type CheckedPost, findProblems, ownPaths, type PathStatus } from './find-problems';
import { readPage } from './read-page';

const fields = { title: 'Two pens', metaTitle: '', summary: 'Of ink.', metaDescription: '' };

const post = (html: string, said: Partial<CheckedPost['fields']> = {}): CheckedPost => ({
  fields: { ...fields, ...said },
  page: 'https://site.example/blog/two-pens',
  facts: readPage(html),
});

const problems = (checked: CheckedPost, statuses: Record<string, PathStatus> = {}) =>
  findProblems(checked, new Map(Object.entries(statuses))).map(({ problem }) => problem);

const link = (address: string, words = 'pens') => `<p><a href="${address}">${words}</a></p>`;

it('finds nothing in a post that is as it should be', () => {
  const html =
    '<h2>Ink</h2><h3>Blue</h3><h4>Navy</h4><h2>Paper</h2><h2>1. A &amp; B</h2><h2>Über uns</h2>' +
    '<img src="/media/pen.svg" alt="A pen" />' +
    ['#über-uns', '#%C3%BCber-uns', '#1-a-b', '#', '#top', '/blog/two-pens', 'https://SITE.example/blog/two-pens#ink']
      .concat([
        '/contact?a=1#b',
        'https://example.com/x y',
        'https://bücher.de./',
        'mailto:ada@example.com',
        'mailto:?subject=Pens',
      ])
      .map((address) => link(address))
      .join('');
  expect(problems(post(html), { '/contact?a=1': 'there', '/media/pen.svg': 'there' })).toEqual([]);
});

it('measures the title that search results show', () => {
  const long = '🖋'.repeat(61);
  expect(problems(post('', { title: 'x'.repeat(60) }))).toEqual([]);
  expect(problems(post('', { title: long }))).toEqual(['The title has 61 characters; search results show about 60.']);
  expect(problems(post('', { title: long, metaTitle: 'Pens' }))).toEqual([]);
  expect(problems(post('', { metaTitle: long }))).toEqual([
    'The search title has 61 characters; search results show about 60.',
  ]);
});

it('misses a summary, unless search results have a text of their own', () => {
  expect(problems(post('', { summary: ' ' }))).toEqual([expect.stringMatching(/^There is no summary/)]);
  expect(problems(post('', { summary: null, metaDescription: 'Of pens.' }))).toEqual([]);
});

it('names headings that skip a level, and the level that is next', () => {
  const html = '<h3>Ink</h3><h2>Paper</h2><h4>Grey <em>and</em>\n white</h4><h3>Wood</h3>';
  expect(findProblems(post(html), new Map())).toEqual([
    {
      problem: '“Ink” is a heading 3 and comes after the post’s title: a level is skipped.',
      advice: 'Make it a heading 2.',
    },
    {
      problem: '“Grey and white” is a heading 4 and comes after a heading 2, “Paper”: a level is skipped.',
      advice: 'Make it a heading 3.',
    },
  ]);
});

it('names pictures without alternative text, and those that are not there', () => {
  const html = '<img src="/media/a.svg" alt="A" /><img src="/media/b.svg" alt=" " /><img src="https://a.io/c.png" />';
  expect(problems(post(html), { '/media/a.svg': 'missing', '/media/b.svg': 'there' })).toEqual([
    'Picture 1 of 3 (a.svg) is not there: the site has nothing at /media/a.svg.',
    'Picture 2 of 3 (b.svg) has no alternative text.',
    'Picture 3 of 3 (c.png) has no alternative text.',
  ]);
});

it('names what the media fields give, where it is not there or may not be shown', () => {
  const good = { coverImageUrl: '/media/a.svg', videoUrl: 'https://youtu.be/dQw4w9WgXcQ', socialImageUrl: ' ' };
  expect(problems(post('', good), { '/media/a.svg': 'there' })).toEqual([]);
  const bad = { ...good, videoUrl: 'https://videos/a', socialImageUrl: 'http://93.184.215.14/a.png' };
  expect(problems(post('', bad), { '/media/a.svg': 'missing' })).toEqual([
    'The cover is not there: the site has nothing at /media/a.svg.',
    'The video is not there: https://videos/a is no address on the web.',
    'The picture for shared links may not be shown: http://93.184.215.14/a.png is not encrypted, which browsers refuse.',
  ]);
});

it('names the places that a post has', () => {
  const html = '<h2>Ü</h2><h2>B</h2><h2>B</h2><h2>C</h2>' + link('#ü') + link('#ö');
  expect(findProblems(post(html), new Map())).toEqual([
    {
      problem: '“pens” leads to #ö, and the post has no such place.',
      advice: 'Its chapters are #ü, #b, #b-2, #c.',
    },
  ]);
});

it.each([
  ['http://', 'leads nowhere: http:// is no address on the web.'],
  ['https://pens', 'leads nowhere: https://pens is no address on the web.'],
  ['https://exa mple.com', 'leads nowhere: https://exa mple.com is no address on the web.'],
  ['mailto:ada', 'leads nowhere: mailto:ada is no address on the web.'],
  ['https://pens.test/a', 'leads nowhere: https://pens.test/a is no address on the web.'],
  ['https://www..pens.com', 'leads nowhere: https://www..pens.com is no address on the web.'],
  ['https://pens.c', 'leads nowhere: https://pens.c is no address on the web.'],
  ['https://192.168.0.7:8080/', 'leads nowhere: https://192.168.0.7:8080/ is no address on the web.'],
  ['http://[::1]/', 'leads nowhere: http://[::1]/ is no address on the web.'],
  ['http://example.com/a', 'leads to http://example.com/a, which is not encrypted: browsers warn of it.'],
  ['', 'leads nowhere: it has no address that a reader could follow.'],
  ['/blog/nope', 'leads nowhere: the site has nothing at /blog/nope.'],
  ['nope#ink', 'leads nowhere: the site has nothing at /blog/nope.'],
  ['https://site.example/blog/nope', 'leads nowhere: the site has nothing at /blog/nope.'],
  ['/admin/posts/7/edit', 'leads to /admin/posts/7/edit, into this console.'],
  ['#ink', 'leads to #ink, and the post has no such place.'],
])('says where a link to "%s" leads', (address, words) => {
  expect(problems(post(link(address) + link(address)), { '/blog/nope': 'missing' })).toEqual([`“pens” ${words}`]);
});

it('names in one sentence what could not be checked', () => {
  const html = link('/a') + link('/b') + link('/c') + '<img src="/media/d.svg" alt="D" />';
  const statuses = { '/a': 'unknown', '/b': 'there', '/media/d.svg': 'unknown' } as const;
  expect(problems(post(html), statuses)).toEqual(['Could not be checked: /a, /media/d.svg.']);
});

it('asks for each path of the site once, and for nothing of other sites or of the post itself', () => {
  const html = ['/contact#a', '/contact', 'ink', '/blog/two-pens', 'https://example.com/a', 'mailto:a@b.io', '#a']
    .map((address) => link(address))
    .join('');
  const checked = post(`${html}<img src="/media/a.svg" /><a>nowhere</a>`, { coverImageUrl: '/media/b.svg' });
  expect(ownPaths(checked)).toEqual(['/contact', '/blog/ink', '/media/a.svg', '/media/b.svg']);
});
