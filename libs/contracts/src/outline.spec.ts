import { outline } from './outline';

it('gives each chapter a place that its name tells, once', () => {
  const { html, entries } = outline(
    '<h2>1. Start <em>here</em> &amp; now</h2><p>…</p><h2>Über uns</h2><h2>Über uns</h2>',
  );
  expect(entries).toEqual([
    { id: '1-start-here-now', text: '1. Start here & now' },
    { id: 'über-uns', text: 'Über uns' },
    { id: 'über-uns-2', text: 'Über uns' },
  ]);
  expect(html).toContain('<h2 id="1-start-here-now">1. Start <em>here</em> &amp; now</h2><p>…</p>');
});

it.each([
  ['Root', 'root-2'],
  ['Shell data', 'shell-data-2'],
  ['Offer', 'offer-2'],
  ['New tab', 'new-tab-2'],
])('leaves the document its places: a chapter “%s” is at %s', (heading, place) => {
  expect(outline(`<h2>${heading}</h2>`).entries[0]?.id).toBe(place);
});

it('takes no place that the page around it has', () => {
  expect(outline('<h2>Content</h2><h2>…</h2>').entries.map(({ id }) => id)).toEqual(['content-2', 'chapter']);
});

it('lists no chapter that has no words', () => {
  expect(outline('<h2>\u00a0</h2><h2><br></h2><h2>One</h2>').entries).toEqual([{ id: 'one', text: 'One' }]);
});
