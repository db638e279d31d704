const cameFrom = (referrer: string) => jest.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);

let notePage: (pathname: string) => void;
let sourcePage: () => string | undefined;

beforeEach(async () => {
  window.history.replaceState(null, '', '/contact');
  jest.resetModules();
  ({ notePage, sourcePage } = await import('./source-page'));
});
afterEach(() => jest.restoreAllMocks());

describe('the page that led to a form', () => {
  it('is the one that this document showed before, whatever the document came from', () => {
    cameFrom(`${window.location.origin}/edtech`);
    for (const pathname of ['/retail', '/contact', '/contact']) notePage(pathname);
    expect(sourcePage()).toBe('/retail');
  });

  it.each([
    ['a page', '/blog/x /contact /privacy /contact'],
    ['pages one after the other', '/blog/x /contact /privacy /terms /privacy /contact'],
    ['pages in turn', '/blog/x /contact /privacy /contact /terms /contact'],
  ])('is the same once a visitor has been to %s from there, and is back', (_, visited) => {
    for (const pathname of visited.split(' ')) notePage(pathname);
    expect(sourcePage()).toBe('/blog/x');
  });

  it('is not known where nothing was shown before it, whatever was visited from there', () => {
    for (const pathname of ['/contact', '/privacy', '/contact']) notePage(pathname);
    expect(sourcePage()).toBeUndefined();
  });

  it('is the last one where several led there in turn', () => {
    for (const pathname of ['/blog/x', '/contact', '/privacy', '/retail', '/contact']) notePage(pathname);
    expect(sourcePage()).toBe('/retail');
  });

  it('is the one that the document came from, without its query', () => {
    cameFrom(`${window.location.origin}/blog/two-pens?q=1#top`);
    notePage('/contact');
    expect(sourcePage()).toBe('/blog/two-pens');
  });

  it('is known in browsers without URL.canParse, too', () => {
    jest.spyOn(URL, 'canParse').mockImplementation(() => {
      throw new TypeError('URL.canParse is not a function');
    });
    cameFrom(`${window.location.origin}/retail`);
    expect(sourcePage()).toBe('/retail');
  });

  it.each([
    ['nobody tells', ''],
    ['it is the page itself', `${window.location.origin}/contact`],
    ['it is on another site', 'https://elsewhere.example/retail'],
    ['it is too long for the API', `${window.location.origin}/${'x'.repeat(2_048)}`],
  ])('is not known where %s', (_, referrer) => {
    cameFrom(referrer);
    expect(sourcePage()).toBeUndefined();
  });
});
