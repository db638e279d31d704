/** @jest-environment node */
import { escapeText, toMarkdown } from './to-markdown';

const markdown = (html: string) => toMarkdown(html, 'https://site.example.com/blog/a-post');

describe('the Markdown of a post', () => {
  it.each([
    ['<h2>1. First</h2><p>One<br>Two</p>', '## 1\\. First\n\nOne\\\nTwo'],
    ['<p><strong>a</strong> <em>b</em> <del>c</del> <code>d</code></p>', '**a** *b* ~~c~~ `d`'],
    ['<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>', '- a\n  - b\n- c'],
    ['<ol start="3"><li><p>a</p><p>b</p></li><li>c</li></ol>', '3. a\n\n   b\n4. c'],
    ['<ol reversed><li>a</li><li><p>b</p><p>c</p></li></ol>', '- 2\\. a\n- 1\\. b\n\n  c'],
    ['<ol reversed start="5"><li>a</li><li>b</li></ol>', '- 5\\. a\n- 4\\. b'],
    ['<ol start="first"><li>a</li></ol>', '1. a'],
    ['<pre>a \n\n\n  b\n</pre><p>c</p>', '```\na \n\n\n  b\n```\n\nc'],
    ['<pre><code>```\na\n```</code></pre>', '````\n```\na\n```\n````'],
    ['<blockquote><p>a</p></blockquote>', '> a'],
    ['<dl><dt>a</dt><dd>b</dd></dl>', '**a**: b'],
    ['<p>10<sup>6</sup>, 5<sup>1</sup>/<sub>2</sub>%</p>', '10<sup>6</sup>, 5<sup>1</sup>/<sub>2</sub>%'],
    ['<p>he wrote <q>no <em>keys</em></q></p>', 'he wrote “no *keys*”'],
    ['<p>~~old~~ ~5~ \\~ <code>~</code></p><p>~~~</p>', '\\~\\~old\\~\\~ \\~5\\~ \\\\\\~ `~`\n\n\\~\\~\\~'],
    ['<h2>Head<br>two</h2><p>a</p>', '## Head two\n\na'],
  ])('of %s', (html, expected) => {
    expect(markdown(html)).toBe(expected);
  });

  it('has tables whose first row is the head', () => {
    const html = `<table><caption>Costs</caption><thead><tr><th>What</th><th>How much</th></tr></thead>
      <tbody><tr><td>a | b</td><td><p>1</p><p>2</p></td></tr><tr><td colspan="2">all</td></tr></tbody></table>`;
    expect(markdown(html)).toBe(
      ['**Costs**', '', '| What | How much |', '| --- | --- |', '| a \\| b | 1 2 |', '| all |  |'].join('\n'),
    );
  });

  it.each([
    [
      'a cell over two rows',
      `<tr><th>Plan</th><th>Term</th><th>Price</th></tr>
      <tr><td rowspan="2">Basic</td><td>Month</td><td>10</td></tr><tr><td>Year</td><td>100</td></tr>`,
      ['| Plan | Term | Price |', '| --- | --- | --- |', '| Basic | Month | 10 |', '|  | Year | 100 |'],
    ],
    [
      'a head of two rows',
      `<thead><tr><th rowspan="2">City</th><th colspan="2">Rent</th></tr><tr><th>2025</th><th>2026</th></tr></thead>
      <tbody><tr><td>Oslo</td><td>1</td><td>2</td></tr></tbody>`,
      ['| City | Rent |  |', '| --- | --- | --- |', '|  | 2025 | 2026 |', '| Oslo | 1 | 2 |'],
    ],
    [
      'cells over rows at the end, and over more columns',
      `<tr><th>a</th><th>b</th><th colspan="2" rowspan="2">c</th></tr><tr><td>1</td></tr><tr><td>2</td></tr>`,
      ['| a | b | c |  |', '| --- | --- | --- | --- |', '| 1 |  |  |  |', '| 2 |'],
    ],
    [
      'a span beyond its part of the table',
      `<thead><tr><th rowspan="9">a</th><th>b</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody>`,
      ['| a | b |', '| --- | --- |', '| 1 | 2 |'],
    ],
    [
      'spans that are no numbers',
      `<tr><th colspan="x" rowspan="-1">a</th></tr><tr><td>1</td></tr>`,
      ['| a |', '| --- |', '| 1 |'],
    ],
  ])('has every value under its column: %s', (_, rows, lines) => {
    expect(markdown(`<table>${rows}</table>`)).toBe(lines.join('\n'));
  });

  it('bounds a span by the columns that anybody reads', () => {
    const wide = '<td colspan="99999" rowspan="99999">a</td>'.repeat(100);
    const lines = markdown(`<table><tr>${wide}</tr><tr><td>b</td></tr></table>`).split('\n');
    expect(lines).toHaveLength(3);
    expect(lines[2]).toBe(`|${'  |'.repeat(50)} b |`);
  });

  it('leads everywhere by whole addresses', () => {
    expect(markdown('<a href="/contact">us</a> <a href="#end">end</a> <a href="mailto:a@example.com">mail</a>')).toBe(
      '[us](https://site.example.com/contact) [end](https://site.example.com/blog/a-post#end) [mail](mailto:a@example.com)',
    );
    expect(markdown('<img src="/media/a.png" alt="A [plan]"> <a href="https://example.com/a_(b)">b</a>')).toBe(
      '![A \\[plan\\]](https://site.example.com/media/a.png) [b](https://example.com/a_%28b%29)',
    );
  });

  it('keeps text that looks like tags or entities text', () => {
    expect(markdown('<p>&lt;script&gt; 3 &lt; 4 &amp;lt; A&amp;B</p>')).toBe('\\<script> 3 < 4 \\&lt; A&B');
  });

  it('has a text of one line in one line', () => {
    expect(escapeText(' a *b*\n[c] ')).toBe('a \\*b\\* \\[c\\]');
  });
});
