import { insertBlock, toggleHeading, toggleQuote } from './blocks';
import { toggleCode } from './code';
import { linkAt, pictureTag, readAddress, writeLink } from './links';
import { breakEntry, toggleList } from './lists';
import { toggleMark } from './marks';
import { applyEdit, selectionOf, type TextEdit, type TextSelection } from './text-edit';

const bold = (selection: TextSelection) => toggleMark('strong', selection);

/** Selections are written as [brackets] in the text, a caret as |. */
function read(marked: string): TextSelection {
  const caret = marked.indexOf('|');
  if (caret >= 0) return { text: marked.replace('|', ''), start: caret, end: caret };
  return { text: marked.replace(/[[\]]/g, ''), start: marked.indexOf('['), end: marked.indexOf(']') - 1 };
}

function write({ text }: TextSelection, { from, to, insert, start, end }: TextEdit): string {
  const result = text.slice(0, from) + insert + text.slice(to);
  if (start === end) return `${result.slice(0, start)}|${result.slice(start)}`;
  return `${result.slice(0, start)}[${result.slice(start, end)}]${result.slice(end)}`;
}

const doing = (command: (selection: TextSelection) => TextEdit, before: string) =>
  write(read(before), command(read(before)));

it.each([
  ['a [word] b', 'a <strong>[word]</strong> b'],
  ['a <strong>[word]</strong> b', 'a [word] b'],
  ['a [<strong>word</strong>] b', 'a [word] b'],
  ['a [ word ]b', 'a  <strong>[word]</strong> b'],
  ['a | b', 'a <strong>|</strong> b'],
  ['a <strong>|</strong> b', 'a | b'],
  ['[one\n\ntwo]', '[<strong>one</strong>\n\n<strong>two</strong>]'],
  ['[<strong>one</strong>\n<strong>two</strong>]', '[one\ntwo]'],
  ['a <strong>never|</strong> b', 'a <strong>never</strong>| b'],
  ['a <strong>never</strong>| b', 'a <strong>never|</strong> b'],
  ['a <strong>ne|ver</strong> b', 'a <strong>ne</strong>|<strong>ver</strong> b'],
  ['a <strong>ne</strong>|<strong>ver</strong> b', 'a <strong>ne|ver</strong> b'],
  ['<strong>a <em>b|c</em></strong>', '<strong>a </strong><em><strong>b</strong>|<strong>c</strong></em>'],
  ['<strong>[never</strong> again]', '<strong>[never again]</strong>'],
  ['<strong>never [again] not</strong>', '<strong>never </strong>[again]<strong> not</strong>'],
  ['<em>a [b</em> c]', '<em>a <strong>[b</strong></em><strong> c]</strong>'],
  ['[<em>a</em>]', '<strong>[<em>a</em>]</strong>'],
  ['<strong><em>[a]</em></strong>', '[<em>a</em>]'],
  ['<a hr[ef="/x">wor]d</a>', '<a href="/x"><strong>[wor]</strong>d</a>'],
  [
    '<ul>\n<li>[one</li>\n<li>two]</li>\n</ul>',
    '<ul>\n<li>[<strong>one</strong></li>\n<li><strong>two</strong>]</li>\n</ul>',
  ],
  ['[<strong>never<strong> again…</strong></strong>]', '[never again…]'],
])('makes %j bold: %j', (before, after) => {
  expect(doing(bold, before)).toBe(after);
});

it.each([
  ['a [if (a < b)] b', 'a <code>[if (a &lt; b)]</code> b'],
  ['a <code>[a &lt; b &amp;&amp; c]</code>', 'a [a < b && c]'],
  ['[<b>a</b>\n1. x]', '[<pre><code>&lt;b&gt;a&lt;/b&gt;\n1. x</code></pre>]'],
  ['[<pre><code>&lt;b&gt;a&lt;/b&gt;\n1. x</code></pre>]', '[<b>a</b>\n1. x]'],
  ['<code>|</code>', '|'],
  ['<code>a|</code> b', '<code>a</code>| b'],
  ['<em>a [b</em> c]', '<code>[&lt;em&gt;a b&lt;/em&gt; c]</code>'],
  ['<code>[&lt;em&gt;]</code>', '[&lt;em&gt;]'],
])('makes %j code: %j', (before, after) => {
  expect(doing(toggleCode, before)).toBe(after);
});

it.each([
  ['one\nt|wo', 'one\n1. t|wo'],
  ['3. one\n\nt|wo', '3. one\n\n4. t|wo'],
  ['one\n2. t|wo', 'one\nt|wo'],
  ['|', '1. |'],
  ['2.5 mill|ion hours', '1. 2.5 mill|ion hours'],
])('makes the line of %j a heading: %j', (before, after) => {
  expect(doing(toggleHeading, before)).toBe(after);
});

it.each([
  ['x\n[one\n- two]\ny', 'x\n[<ul>\n<li>one</li>\n<li>two</li>\n</ul>]\ny'],
  ['x\n<ul>\n<li>o|ne</li>\n<li>two</li>\n</ul>\ny', 'x\n[one\ntwo]\ny'],
  ['[<ul>\n<li>one</li>\n</ul>]', '[one]'],
  ['x\n|', 'x\n<ul>\n<li>|</li>\n</ul>'],
  ['<ul>\n<li>a</li>\n</ul>\nb|', '<ul>\n<li>a</li>\n</ul>\n[<ul>\n<li>b</li>\n</ul>]'],
  ['[one\n\ntwo]', '[<ul>\n<li>one</li>\n\n<li>two</li>\n</ul>]'],
  ['[one\n<ul>\n<li>two]</li>\n<li>three</li>\n</ul>', '[<ul>\n<li>one</li>\n<li>two</li>\n<li>three</li>\n</ul>]'],
  ['[<em>one\ntwo</em>]', '[<ul>\n<li><em>one\ntwo</em></li>\n</ul>]'],
  ['<ol>\n<li>o|ne</li>\n</ol>', '[one]'],
  ['<ul><li>o|ne</li><li>two</li></ul>', '[one\ntwo]'],
  ['<ul>\n<li>o|ne\n<ul>\n<li>two</li>\n</ul></li>\n</ul>', '[one\n<ul>\n<li>two</li>\n</ul>]'],
])('makes the lines of %j a list: %j', (before, after) => {
  expect(doing(toggleList, before)).toBe(after);
});

it.each([
  ['<ul>\n<li>one|</li>\n</ul>', '<ul>\n<li>one</li>\n<li>|</li>\n</ul>'],
  ['<ul>\n<li>o|ne</li>\n</ul>', '<ul>\n<li>o</li>\n<li>|ne</li>\n</ul>'],
  ['<ul>\n<li>o[n]e</li>\n</ul>', '<ul>\n<li>o</li>\n<li>|e</li>\n</ul>'],
  ['<ul>\n<li><em>one|</em></li>\n</ul>', '<ul>\n<li><em>one</em></li>\n<li>|</li>\n</ul>'],
  ['<ul>\n<li><em>o|ne</em></li>\n</ul>', '<ul>\n<li><em>o</em></li>\n<li><em>|ne</em></li>\n</ul>'],
  ['<ul>\n<li>one</li>\n<li>|</li>\n</ul>\nx', '<ul>\n<li>one</li>\n</ul>\n|\nx'],
  ['<ol>\n<li>|</li>\n<li>two</li>\n</ol>', '|\n<ol>\n<li>two</li>\n</ol>'],
  ['<ul>\n<li>a</li>\n<li>|</li>\n<li>b</li>\n</ul>', '<ul>\n<li>a</li>\n</ul>\n|\n<ul>\n<li>b</li>\n</ul>'],
  ['x\n<ul>\n<li>|</li>\n</ul>', 'x\n|'],
])('breaks the entry of %j as Enter does: %j', (before, after) => {
  const edit = breakEntry(read(before));
  expect(edit && write(read(before), edit)).toBe(after);
});

it.each(['one|', '<ul>\n|<li>one</li>\n</ul>', '<ul>\n<li>o[ne</li>\n<li>t]wo</li>\n</ul>', '<em>a|</em>'])(
  'leaves Enter in %j to the text area',
  (before) => {
    expect(breakEntry(read(before))).toBeNull();
  },
);

it.each([
  ['a w|ord', '[<blockquote>\na word\n</blockquote>]'],
  ['<blockquote>\na w|ord\n</blockquote>', '[a word]'],
])('makes the lines of %j a quotation: %j', (before, after) => {
  expect(doing(toggleQuote, before)).toBe(after);
});

it.each([
  ['|', '<img>\n\n|'],
  ['one|', 'one\n\n<img>\n\n|'],
  ['one\n|two', 'one\n\n<img>\n\n|two'],
  ['one\n\n|\n\ntwo', 'one\n\n<img>|\n\ntwo'],
])('gives a block lines of its own in %j: %j', (before, after) => {
  expect(doing((selection) => insertBlock(selection, '<img>'), before)).toBe(after);
});

describe('a link', () => {
  it('is made of the selected words', () => {
    const link = linkAt(read('see [the plan] here'));
    expect(link).toMatchObject({ words: 'the plan', address: '' });
    expect(write(read('see [the plan] here'), writeLink({ ...link, address: 'https://a.example/?b&c' }))).toBe(
      'see <a href="https://a.example/?b&amp;c">the plan</a>| here',
    );
  });

  it('crosses no other element, line or link', () => {
    expect(linkAt(read('<em>a [b</em> c]'))).toMatchObject({ words: 'b', address: '' });
    expect(linkAt(read('[ one \n\ntwo]'))).toMatchObject({ words: 'one', address: '' });
    expect(linkAt(read('<li>[one</li>\n<li>two]</li>'))).toMatchObject({ words: 'one' });
    expect(linkAt(read('[a <a href="/x">b] c</a>'))).toMatchObject({ words: 'b c', address: '/x' });
  });

  it('is found where the caret stands in it, and goes when its address does', () => {
    const before = read('x <a href="/a?b&amp;c" title="t">the p|lan</a> y');
    const link = linkAt(before);
    expect(link).toMatchObject({ words: 'the plan', address: '/a?b&c' });
    expect(write(before, writeLink({ ...link, address: '' }))).toBe('x the plan| y');
  });

  it.each([
    ['https://a.example/x', 'https://a.example/x'],
    ['a.example/x', 'https://a.example/x'],
    ['/contact', '/contact'],
    ['ada@a.example', 'mailto:ada@a.example'],
    ['javascript:alert(1)', undefined],
    ['//evil.example', undefined],
    ['two words', undefined],
  ])('understands %j as %j', (written, address) => {
    expect(readAddress(written)).toBe(address);
  });
});

it('keeps a description from ending its attribute', () => {
  expect(pictureTag('/a.webp', 'A "plan" <b>')).toBe('<img src="/a.webp" alt="A &quot;plan&quot; &lt;b&gt;">');
});

it('edits a text area, and tells its form', () => {
  const area = document.createElement('textarea');
  const heard = jest.fn();
  area.addEventListener('input', heard);
  area.value = 'a word';
  area.setSelectionRange(2, 6);
  applyEdit(area, bold(selectionOf(area)));
  expect(area.value).toBe('a <strong>word</strong>');
  expect(heard).toHaveBeenCalledTimes(1);
  expect(selectionOf(area)).toMatchObject({ start: 10, end: 14 });
});
