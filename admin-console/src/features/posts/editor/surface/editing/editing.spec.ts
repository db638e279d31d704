import { within } from '@testing-library/react';
import { selectAll } from 'prosemirror-commands';
import { type Command, NodeSelection, TextSelection } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { anEditor } from '../../../../../testing/an-editor';
import { parseContent } from '../model/parse-content';
import { types } from '../model/types';
import { isVideoAddress } from '../model/video-address';
import { insertTable, toggleCodeBlock, toggleHead, toggleHeading, toggleList, toggleQuote } from './commands';
import { foundIn, goBy, lookFor } from './find';
import { linkAt, writeLink } from './links';
import { replaceDocument } from './surface-state';
import { slashOf } from './slash-menu';

/** What a screen reader finds as headings of the second level. */
const headings = ({ dom }: EditorView) =>
  within(dom)
    .queryAllByRole('heading', { level: 2 })
    .map((heading) => heading.getAttribute('aria-label') ?? heading.textContent);

describe('Markdown', () => {
  it.each([
    ['## Doors', '<h2>Doors</h2>'],
    ['### Doors\nnext', '<h3>Doors</h3>\n\nnext'],
    ['# Doors', '<h2>Doors</h2>'],
    ['- a\nb\n\nc', '<ul>\n<li>a</li>\n<li>b</li>\n</ul>\n\nc'],
    ['1) a', '<ol>\n<li>a</li>\n</ol>'],
    ['> said\n\nafter', '<blockquote>said</blockquote>\n\nafter'],
    ['```x < 1', '<pre><code>x &lt; 1</code></pre>'],
    ['```import a\n\nconst b', '<pre><code>import a\n\nconst b</code></pre>'],
    ['```npm ci\n\n\nafter', '<pre><code>npm ci</code></pre>\n\nafter'],
    ['---after', '<hr>\n\nafter'],
    ['**a b** c', '<strong>a b</strong> c'],
    ['an *i* and _j_', 'an <em>i</em> and <em>j</em>'],
    ['`a` b', '<code>a</code> b'],
    ['[a](https://b.example) c', '<a href="https://b.example">a</a> c'],
    ['[a](javascript:x) c', '[a](javascript:x) c'],
    ['[a **b** c](/x)', '<a href="/x">a <strong>b</strong> c</a>'],
    ['2 * 3 * 4', '2 * 3 * 4'],
    ['1. Doors\ntext', '1. Doors\n\ntext'],
  ])('becomes what it means while it is typed: %s', (typed, content) => {
    const { type, written } = anEditor();
    type(typed);
    expect(written()).toBe(content);
  });

  it('leaves signs before words as they are', () => {
    const { view, type, written } = anEditor('after');
    view.dispatch(view.state.tr.setSelection(TextSelection.atStart(view.state.doc)));
    type('---');
    expect(written()).toBe('---after');
  });

  it('leaves a picture whose caption is emptied', () => {
    const { type, select, written } = anEditor(
      '<figure><img src="/a.webp" alt="A"><figcaption>a</figcaption></figure>',
    );
    select('a');
    type('---');
    expect(written()).toContain('<img src="/a.webp" alt="A">');
  });

  it('is text again with Backspace', () => {
    const { type, press, written } = anEditor();
    type('- ');
    press('Backspace');
    type('a');
    expect(written()).toBe('- a');
  });
});

describe('keys', () => {
  it('Tab moves items in and out, and leaves the text after Escape', () => {
    const { type, press, written } = anEditor('<ul>\n<li>a</li>\n<li>b</li>\n</ul>');
    expect(press('Tab')).toBe(true);
    expect(written()).toBe('<ul>\n<li>a\n<ul>\n<li>b</li>\n</ul>\n</li>\n</ul>');
    expect(press('Tab', { shiftKey: true })).toBe(true);
    press('Escape');
    expect([press('Shift', { shiftKey: true }), press('Tab')]).toEqual([false, false]);
    type('c');
    expect(press('Tab')).toBe(true);
    expect(anEditor('text').press('Tab')).toBe(false);
  });

  it('Tab goes from cell to cell, and adds a row behind the last', () => {
    const { type, press, run, written } = anEditor('x\n\n');
    run(insertTable);
    for (const words of ['a', 'b', 'c', '1', '2', '3', '4', '5', '6', '7']) {
      type(words);
      press('Tab');
    }
    expect(written()).toContain('<tr><td>4</td><td>5</td><td>6</td></tr>\n<tr><td>7</td><td></td><td></td></tr>');
  });

  it('a table loses its head and gets it back', () => {
    const table = '<table>\n<thead>\n<tr><th>a</th></tr>\n</thead>\n<tbody>\n<tr><td>b</td></tr>\n</tbody>\n</table>';
    const { run, written } = anEditor(table);
    run(toggleHead);
    expect(written()).toBe('<table>\n<tr><td>a</td></tr>\n<tr><td>b</td></tr>\n</table>');
    run(toggleHead);
    expect(written()).toBe(table);
  });

  it('the arrow down leaves code that nothing follows, from its last line', () => {
    const { view, type, press, written } = anEditor('<pre><code>npm ci\nnpm test</code></pre>');
    const last = jest.spyOn(view, 'endOfTextblock').mockReturnValue(false);
    expect(press('ArrowDown')).toBe(false);
    last.mockReturnValue(true);
    expect(press('ArrowDown')).toBe(true);
    type('after');
    expect(written()).toBe('<pre><code>npm ci\nnpm test</code></pre>\n\nafter');
    view.dispatch(view.state.tr.setSelection(TextSelection.atStart(view.state.doc)));
    expect(press('ArrowDown')).toBe(false);
  });

  it('Enter begins a line of code within a list as well, and two blank ones leave it', () => {
    const { type, written } = anEditor('<ul>\n<li>a\n<pre><code>x</code></pre>\n</li>\n</ul>');
    type('\ny');
    expect(written()).toBe('<ul>\n<li>a\n<pre><code>x\ny</code></pre>\n</li>\n</ul>');
    type('\n\n\nb\nc');
    expect(written()).toBe('<ul>\n<li>a\n<pre><code>x\ny</code></pre>b\n</li>\n<li>c</li>\n</ul>');
  });

  it('Shift with Enter breaks a line, which may become a heading', () => {
    const { view, type, press, written } = anEditor();
    type('a');
    press('Enter', { shiftKey: true });
    type('Conclusion');
    expect(written()).toBe('a\nConclusion');
    expect(headings(view)).toEqual(['Conclusion']);
  });
});

describe('tools', () => {
  it('turn blocks into another kind and back', () => {
    const { run, written } = anEditor('a');
    const after = (command: Command) => (run(command), written());
    expect(after(toggleHeading(3))).toBe('<h3>a</h3>');
    expect(after(toggleHeading(3))).toBe('a');
    expect(after(toggleList(types.bulletList))).toBe('<ul>\n<li>a</li>\n</ul>');
    expect(after(toggleList(types.orderedList))).toBe('<ol>\n<li>a</li>\n</ol>');
    expect(after(toggleList(types.orderedList))).toBe('a');
    expect(after(toggleQuote)).toBe('<blockquote>a</blockquote>');
    expect(after(toggleQuote)).toBe('a');
  });

  it('turn lines into lines of code and back', () => {
    const { view, run, written } = anEditor('npm <b>ci</b>\nnpm start');
    run(toggleCodeBlock);
    expect(written()).toBe('<pre><code>npm ci\nnpm start</code></pre>');
    run(toggleCodeBlock);
    expect(written()).toBe('npm ci\nnpm start');
    expect(view.dom.querySelectorAll('p br')).toHaveLength(1);
  });

  it.each([
    ['code', 'see <img src="/a.webp" alt="A"> here', toggleCodeBlock, '```'],
    ['a heading', '<figure><img src="/a.webp" alt="A"><figcaption>here</figcaption></figure>', toggleHeading(2), '## '],
  ])('make no %s of what has a picture', (_kind, content, command, signs) => {
    const { view, type, run, written } = anEditor(content);
    expect(run(command)).toBe(false);
    expect(written()).toBe(content);
    view.dispatch(view.state.tr.setSelection(TextSelection.atStart(view.state.doc)));
    type(signs);
    expect(written()).toContain('<img src="/a.webp" alt="A">');
  });

  it.each([
    ['a word and the blank behind it', 'read it here', 'it ', {}, 'read <a href="/a">it</a> here'],
    ['words of which some are bold', 'a <b>b</b> c', 'a b c', {}, '<a href="/a">a <strong>b</strong> c</a>'],
    ['changed words', 'a <b>b</b> c', 'a b c', { words: 'a b d' }, '<a href="/a">a <strong>b</strong> d</a>'],
    ['two paragraphs', 'one\n\ntwo', '', { words: 'three' }, '<a href="/a">one</a>\n\n<a href="/a">two</a>'],
    ['changed lines', 'one\ntwo', '', { words: 'onetwo' }, '<a href="/a">one</a>\n<a href="/a">two</a>'],
    ['a picture', '<img src="/b.webp" alt="">', '', {}, '<a href="/a"><img src="/b.webp" alt=""></a>'],
    ['elsewhere', 'read <a href="/b">it </a>here', 'it', {}, 'read <a href="/a">it </a>here'],
    [
      'all of one',
      '<a href="/b">one <b>two</b> three</a>',
      'three',
      {},
      '<a href="/a">one <strong>two</strong> three</a>',
    ],
  ])('link %s, and lose nothing', (_what, content, words, changes, linked) => {
    const { view, run, select, written } = anEditor(content);
    if (words) select(words);
    else run(selectAll);
    view.dispatch(writeLink(view.state, { ...linkAt(view.state), address: '/a', ...changes }));
    expect(written()).toBe(linked);
  });

  it('write a link below what has no place for words', () => {
    const { view, run, written } = anEditor('<hr>\n\nafter');
    view.dispatch(view.state.tr.setSelection(NodeSelection.create(view.state.doc, 0)));
    run((state, dispatch) => {
      dispatch?.(writeLink(state, { ...linkAt(state), words: 'A film', address: '/film' }));
      return true;
    });
    expect(written()).toBe('<hr>\n\n<a href="/film">A film</a>\n\nafter');
  });

  it('write, change and remove a link', () => {
    const { view, select, written } = anEditor('read it here');
    select('it');
    view.dispatch(writeLink(view.state, { ...linkAt(view.state), address: '/a' }));
    expect(written()).toBe('read <a href="/a">it</a> here');
    select('it');
    const draft = linkAt(view.state);
    expect(draft).toMatchObject({ words: 'it', address: '/a' });
    view.dispatch(writeLink(view.state, { ...draft, words: 'this', address: '/b' }));
    expect(written()).toBe('read <a href="/b">this</a> here');
    select('this');
    view.dispatch(writeLink(view.state, { ...linkAt(view.state), address: '' }));
    expect(written()).toBe('read this here');
  });

  it.each([
    ['https://youtu.be/dQw4w9WgXcQ', true],
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=9', true],
    ['https://vimeo.com/76979871', true],
    ['https://vimeo.com/channels/staffpicks/76979871?share=copy', true],
    ['https://player.vimeo.com/video/76979871', true],
    ['https://www.youtube.com/@keystride', false],
    ['https://vimeo.com/features', false],
    ['https://vimeo.com.example/76979871', false],
    ['/contact', false],
  ])('show whether a link leads to a video, which stays a link: %s', (address, isVideo) => {
    const content = `see <a href="${address.replace('&', '&amp;')}">it</a>`;
    const { view, type, written } = anEditor(content);
    expect([isVideoAddress(address), view.dom.querySelector('a[data-video]') !== null]).toEqual([isVideo, isVideo]);
    type('!');
    expect(written()).toBe(`${content}!`);
  });

  it('find words in any block', () => {
    const { view } = anEditor('a Door\n\n<ul>\n<li>door</li>\n</ul>\n\nindoors');
    view.dispatch(lookFor(view.state, 'door'));
    expect(foundIn(view.state)).toMatchObject({ at: 0, places: [{}, {}, {}] });
    view.dispatch(goBy(view.state, -1));
    expect([foundIn(view.state).at, view.state.doc.textBetween(0, view.state.selection.from)]).toEqual([
      2,
      'a Doordoorin',
    ]);
  });

  it.each(['İzmir, İstanbul', 'izmir, istanbul'])('find words behind and in letters such as İ (%s)', (content) => {
    const { view } = anEditor(`${content}: a door`);
    view.dispatch(lookFor(view.state, 'door'));
    const { from, to } = view.state.selection;
    expect(view.state.doc.textBetween(from, to)).toBe('door');
    view.dispatch(lookFor(view.state, 'İstanbul'));
    expect(foundIn(view.state).places).toEqual([{ from: 8, to: 16 }]);
  });

  it('open at a slash that is typed, not at one that stands there', () => {
    const { view, type, press } = anEditor('and/or /');
    expect(slashOf(view.state)).toBeNull();
    type('\n/he');
    expect(slashOf(view.state)).toMatchObject({ words: 'he' });
    press('Enter');
    expect(slashOf(view.state)).toBeNull();
    for (const words of ['Score 1 / 2', ' and / or', ' audio / video']) {
      type(words);
      expect(slashOf(view.state)).toBeNull();
    }
  });
});

it('shows each heading line as one heading, also in the middle of a paragraph', () => {
  const { view, type, press, written } = anEditor('1. First');
  expect(headings(view)).toEqual(['1. First']);
  view.dispatch(replaceDocument(view.state, parseContent('before')));
  press('Enter', { shiftKey: true });
  type('1. **First** and last');
  press('Enter', { shiftKey: true });
  type('Conclusion');
  expect(headings(view)).toEqual(['1. First and last', 'Conclusion']);
  expect(view.dom.querySelectorAll('.heading-line')).toHaveLength(4);
  type('s');
  expect(headings(view)).toEqual(['1. First and last']);
  expect(written()).toBe('before\n1. <strong>First</strong> and last\nConclusions');
});

it('shows a heading line that is written behind blanks, which the page leaves out', () => {
  const { view, written } = anEditor();
  view.dispatch(view.state.tr.insertText(' 1. Doors'));
  expect([headings(view), written()]).toEqual([[' 1. Doors'], '1. Doors']);
});

it('takes other content with a way back', () => {
  const { view, press, written } = anEditor('1. First\ntext');
  view.dispatch(replaceDocument(view.state, parseContent('\n\nother\n')));
  expect(written()).toBe('\n\nother\n');
  press('z', { ctrlKey: true });
  expect(written()).toBe('1. First\ntext');
});
