import { comparedFacts, factsOf, keepsRobotsOut } from './document-facts';

const document = (head: string, body = '<p>one two three four</p>') =>
  `<html><head>${head}</head><body class="site">${body}</body></html>`;
const compared = (now: string, before: string) => comparedFacts(factsOf(now), factsOf(before));
const sound = document(
  '<title>Retail</title><meta name="robots" content="index, follow"/><link rel="canonical" href="http://localhost:1/retail"/>' +
    '<script type="application/ld+json">{"@type":"Organization","address":{"@type": "PostalAddress"}}</script>',
);

describe('a document beside the one of before', () => {
  it('may have other words, and another origin', () => {
    const now = sound.replace('one two three', 'five six').replace('localhost:1', 'localhost:2');
    expect(compared(now, sound)).toEqual([]);
  });

  it.each([
    ['no title', sound.replace('Retail', ' '), 'it has no title any more.'],
    [
      'noindex',
      sound.replace('index, follow', 'noindex'),
      'it asks search engines not to list it, and what is live does not.',
    ],
    [
      'another canonical address',
      sound.replace('/retail"', '/"'),
      'its canonical address is /, and that of what is live /retail.',
    ],
    ['less structured data', sound.replace('"@type": "PostalAddress"', ''), 'its structured data lacks PostalAddress.'],
    ['few words', sound.replace('two three four', ''), 'it has 1 words, and what is live 4.'],
    [
      'much more weight',
      sound.replace('<p>', `<p data-x="${'x'.repeat(60_000)}">`),
      'its document has 60 kB, and that of what is live 0 kB.',
    ],
  ])('may not have %s', (_, now, problem) => {
    expect(compared(now, sound)).toEqual([problem]);
  });

  it('may have more of everything', () => {
    const poor = document('', '<p>one</p>');
    expect(compared(sound, poor)).toEqual([]);
  });
});

describe('a robots.txt', () => {
  it.each([
    ['User-agent: *\nDisallow: /\n', true],
    ['User-agent: *\r\nAllow: /press\r\nDisallow: /\r\n', true],
    ['User-agent: *\nDisallow: /admin\nDisallow: /api/\n', false],
    ['User-agent: *\nDisallow:\n', false],
    ['User-agent: Greedy\nDisallow: /\n\nUser-agent: *\nDisallow: /admin\n', false],
  ])('%j keeps all robots out: %s', (robots, isShut) => {
    expect(keepsRobotsOut(robots)).toBe(isShut);
  });
});
