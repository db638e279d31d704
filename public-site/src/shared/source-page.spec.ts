import { linkState, sourcePage } from './source-page';

const cameFrom = (referrer: string) => jest.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);

beforeEach(() => window.history.replaceState(null, '', '/contact'));
afterEach(() => jest.restoreAllMocks());

describe('the page that led to a form', () => {
  it('is the one whose link led here without a document, whatever the document came from', () => {
    window.history.replaceState(null, '', '/retail?x=1');
    const state = linkState();
    window.history.replaceState(null, '', '/contact');
    cameFrom(`${window.location.origin}/edtech`);
    expect(sourcePage(state)).toBe('/retail');
  });

  it('is the one that the document came from, without its query', () => {
    cameFrom(`${window.location.origin}/blog/two-pens?q=1#top`);
    expect(sourcePage(null)).toBe('/blog/two-pens');
  });

  it.each([
    ['nobody tells', ''],
    ['it is the page itself', `${window.location.origin}/contact`],
    ['it is on another site', 'https://elsewhere.example/retail'],
    ['it is too long for the API', `${window.location.origin}/${'x'.repeat(2_048)}`],
  ])('is not known where %s', (_, referrer) => {
    cameFrom(referrer);
    expect(sourcePage(null)).toBeUndefined();
  });
});
