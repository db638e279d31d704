import { letterAt, lettersBefore } from './rendered-place';

/** The rendered letter that stands where the caret, a "|", stands in a content. */
function rendered(content: string, html: string): string | undefined {
  const root = document.createElement('div');
  root.innerHTML = html;
  const letters = lettersBefore(content.replace('|', ''), content.indexOf('|'));
  const letter = letterAt(root, letters);
  return letter?.startContainer.textContent?.slice(0, letter.endOffset);
}

it.each([
  ['in plain text', 'One two| three', '<p>One two three</p>', 'One two'],
  ['behind markup', '1. Doors\nA <strong>bo|ld</strong> word', '<h2>1. Doors</h2><p>A <b>bold</b> word</p>', 'bo'],
  ['within a tag that is being typed', 'One <a href="|', '<p>One </p>', 'One'],
  ['behind entities', 'Fish &amp; ch|ips', '<p>Fish &amp; chips</p>', 'Fish & ch'],
  ['behind what readers never see', '<script>let a = 1</script>Wo|rds', '<p>Words</p>', 'Wo'],
  ['before everything', '|Words', '<p>Words</p>', 'W'],
  ['behind text that the page does not show yet', 'One two three|', '<p>One</p><p>two</p>', 'two'],
])('finds the place %s', (_, content, html, text) => {
  expect(rendered(content, html)).toBe(text);
});

it('finds none in an empty page', () => {
  expect(rendered('Words|', '')).toBeUndefined();
});
