import { TestShell } from '../testing/test-shell';

/** Renders a document whose head is what was searched for. */
const renderCode = `exports.render = async (address) => ({
  status: 200, head: new URLSearchParams(address.split('?')[1]).get('search') ?? '', body: '<main></main>',
  state: null, chunks: [], cacheSeconds: 60,
});`;

let shell: TestShell;
beforeAll(async () => {
  shell = await TestShell.start();
  await shell.releases.add({ version: 'v2', files: { 'server/render.cjs': renderCode } });
  await shell.releases.promote('v2');
});
afterAll(() => shell.stop());

const addressOf = (head: string) => `/page?search=${encodeURIComponent(head)}`;
const linkOf = async (head: string) => (await shell.get(addressOf(head))).headers.get('link');
const preload = (rest: string) => `<link rel="preload" as="image" ${rest}/>`;

describe('a document’s Link header', () => {
  it.each([
    [preload('href="/media/covers/plan.svg"'), '</media/covers/plan.svg>; rel=preload; as=image'],
    [
      preload(
        'href="/p-1200x800.webp" imageSrcSet="/p-480.webp 480w, /p.webp 1200w" imageSizes="(min-width: 54em) 816px, 94vw"',
      ),
      '</p-1200x800.webp>; rel=preload; as=image; imagesrcset="/p-480.webp 480w, /p.webp 1200w"; imagesizes="(min-width: 54em) 816px, 94vw"',
    ],
    [
      preload('imageSrcSet="/p-480.webp 480w, /p.webp 1200w" imageSizes="94vw"'),
      '</p-480.webp>; rel=preload; as=image; imagesrcset="/p-480.webp 480w, /p.webp 1200w"; imagesizes="94vw"',
    ],
    [
      preload('imageSrcSet="/w_1,h_2/p.webp, /p.webp 2x"'),
      '</w_1,h_2/p.webp>; rel=preload; as=image; imagesrcset="/w_1,h_2/p.webp, /p.webp 2x"',
    ],
    [preload('href="/a.svg" fetchPriority="high"'), '</a.svg>; rel=preload; as=image; fetchpriority="high"'],
    [
      preload('href="https://pictures.example.com/a?b=1&amp;c=2"'),
      '<https://pictures.example.com/a?b=1&c=2>; rel=preload; as=image',
    ],
    [
      preload('href="/a.svg"') + preload('href="/b.svg"'),
      '</a.svg>; rel=preload; as=image, </b.svg>; rel=preload; as=image',
    ],
  ])('names the pictures that the head preloads: %s', async (head, link) => {
    expect(await linkOf(head)).toBe(link);
  });

  it.each([
    '<link rel="preload" as="font" href="/a.woff2" crossorigin>',
    '<link rel="icon" href="/favicon.svg">',
    '<meta property="og:image" content="/a.png">',
    preload('href="/a&gt;; rel=preload, &lt;b.svg"'),
    preload('href="/ü.png"'),
    preload('href="/a b.png"'),
    preload('href="/a&quot;.png"'),
    preload('href="/a.png" imageSizes="1px&quot;; x"'),
    preload(''),
    preload('href="/a.png" media="(min-width: 800px)"'),
    preload('href="/a.png" crossorigin="anonymous"'),
    preload('href="/a.avif" type="image/avif"'),
    preload('href="/a.png" crossorigin'),
    `<!-- ${preload('href="/a.png"')} -->`,
  ])('leaves out everything else, and what could end or break it: %s', async (head) => {
    expect(await linkOf(head)).toBeNull();
  });

  it('is sent with a page out of the cache as well, and not with the news that a copy is still good', async () => {
    const address = addressOf(preload('href="/kept.svg"'));
    const link = '</kept.svg>; rel=preload; as=image';
    const answers = [await shell.get(address), await shell.get(address), await shell.get(address)];
    expect(answers.map(({ headers }) => headers.get('link'))).toEqual([link, link, link]);
    const again = await shell.get(address, { 'if-none-match': String(answers[0]?.headers.get('etag')) });
    expect([again.status, again.headers.get('link')]).toEqual([304, null]);
  });
});
