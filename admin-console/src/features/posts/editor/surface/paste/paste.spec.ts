import { configure, waitFor } from '@testing-library/react';
import { TextSelection } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { surfaceState } from '../editing/surface-state';
import { parseContent } from '../model/parse-content';
import { serializeContent } from '../model/serialize-content';
import { clipboard } from './clipboard';
import { office } from './clipboards/office';
import { web } from './clipboards/web';

// What reads Markdown is loaded when it is pasted: slow machines are waited for.
configure({ asyncUtilTimeout: 30_000 });

/** An empty text into which something can be pasted. */
function anEditor(content = '') {
  const leftOut: number[] = [];
  const view = new EditorView(null, {
    state: surfaceState(parseContent(content), [clipboard((addresses) => leftOut.push(addresses.length))]),
  });
  return { view, leftOut, written: () => serializeContent(view.state.doc) };
}

/** As a browser tells of a paste. */
const pasting = (data: Record<string, string>) =>
  Object.assign(new Event('paste'), {
    clipboardData: { getData: (type: string) => data[type] ?? '', files: [] },
  }) as unknown as ClipboardEvent;

const clipboards = [...office, ...web];

it('knows more than twenty programs', () => expect(clipboards.length).toBeGreaterThan(20));

it.each(clipboards)('takes the structure and leaves the junk of $name', ({ html, content, picturesLeftOut }) => {
  const { view, leftOut, written } = anEditor();
  view.pasteHTML(html, pasting({ 'text/html': html }));
  expect(written()).toBe(content);
  expect(leftOut).toEqual(picturesLeftOut ? [picturesLeftOut] : []);
});

it('takes what was copied here as it is, islands too', () => {
  const content = '<h2>A</h2>\n\n<div>an island</div>\n\n1. Line\n\n<pre>x</pre>';
  const from = anEditor(content).view;
  const { dom } = from.serializeForClipboard(from.state.doc.slice(0, from.state.doc.content.size));
  const { view, written } = anEditor();
  view.pasteHTML(dom.innerHTML, pasting({ 'text/html': dom.innerHTML }));
  expect(written()).toBe(content.replace('<pre>x</pre>', '<pre><code>x</code></pre>'));
});

it('leaves a table that was cut here its head, of which nothing more is stored', () => {
  const table = '<table>\n<thead>\n<tr><th>a</th></tr>\n</thead>\n<tbody>\n<tr><td>b</td></tr>\n</tbody>\n</table>';
  const bare = '<table>\n<tr><th>a</th></tr>\n<tr><td>b</td></tr>\n</table>';
  for (const content of [table, bare]) {
    const from = anEditor(content).view;
    const { dom } = from.serializeForClipboard(from.state.doc.slice(0, from.state.doc.content.size));
    const { view, written } = anEditor();
    view.pasteHTML(dom.innerHTML, pasting({ 'text/html': dom.innerHTML }));
    expect(written()).toBe(content);
  }
});

it('takes plain text by its lines, and Markdown for what it means', async () => {
  const plain = anEditor();
  plain.view.pasteText('1. First\nsome * text\n\nnext', pasting({ 'text/plain': '' }));
  expect(plain.written()).toBe('1. First\nsome * text\n\nnext');

  const { view, written } = anEditor();
  const markdown =
    '# Title\n\nSome **bold** [link](https://a.example).\n\n- a\n- b\n\n| x | y |\n|---|---|\n| 1 | 2 |\n\n```js\na < b\n```\n';
  const event = pasting({ 'text/plain': markdown });
  expect(view.someProp('handlePaste', (handle) => handle(view, event, view.state.doc.slice(0)))).toBe(true);
  await waitFor(() => expect(written()).toContain('<h2>'));
  expect(written()).toBe(
    '<h2>Title</h2>\n\nSome <strong>bold</strong> <a href="https://a.example">link</a>.\n\n<ul>\n<li>a</li>\n<li>b</li>\n</ul>\n\n' +
      '<table>\n<thead>\n<tr><th>x</th><th>y</th></tr>\n</thead>\n<tbody>\n<tr><td>1</td><td>2</td></tr>\n</tbody>\n</table>\n\n<pre><code>a &lt; b\n</code></pre>',
  );
});

const paste = (view: EditorView, text: string) =>
  view.someProp('handlePaste', (handle) => handle(view, pasting({ 'text/plain': text }), view.state.doc.slice(0)));

it.each([
  [
    'Use a <Button> component:\n\n- one\n- two\n\nThe end.',
    'Use a &lt;Button> component:\n\n<ul>\n<li>one</li>\n<li>two</li>\n</ul>\n\nThe end.',
  ],
  ['- A List<String> is one.', '<ul>\n<li>A List&lt;String> is one.</li>\n</ul>'],
  [
    '- As <your-name>\n- see <https://b.example>',
    '<ul>\n<li>As &lt;your-name></li>\n<li>see <a href="https://b.example">https://b.example</a></li>\n</ul>',
  ],
  ['**Before**\n\n<div>\n\n<!-- after', '<strong>Before</strong>\n\n&lt;div>\n\n&lt;!-- after'],
])('loses no word of Markdown between angle brackets: %s', async (markdown, content) => {
  const { view, written } = anEditor();
  paste(view, markdown);
  await waitFor(() => expect(written()).toBe(content));
});

it('keeps lines of Markdown apart, and headings of the content as they stand', async () => {
  const { view, written } = anEditor();
  paste(
    view,
    '1. Choose the tool\nPick **one** that fits:\n\n- cheap\n- fast\n  1. x\n  2. y\n\n' +
      '2. Try it\nFor a week.\n\n1) a\n2) b\n\nConclusion\nStart small.',
  );
  await waitFor(() =>
    expect(written()).toBe(
      '1. Choose the tool\nPick <strong>one</strong> that fits:\n\n' +
        '<ul>\n<li>cheap</li>\n<li>fast\n<ol>\n<li>x</li>\n<li>y</li>\n</ol>\n</li>\n</ul>\n\n' +
        '2. Try it\nFor a week.\n\n<ol>\n<li>a</li>\n<li>b</li>\n</ol>\n\nConclusion\nStart small.',
    ),
  );
});

it.each([
  [
    'lists',
    '1. First\n    - sub a\n    - sub b\n2. Second',
    '1. First\n\n<ul>\n<li>sub a</li>\n<li>sub b</li>\n</ul>\n\n2. Second',
  ],
  [
    'paragraphs',
    '1. Open the door\n\n    Turn the key **twice**.\n\n2. Go in',
    '1. Open the door\n\nTurn the key <strong>twice</strong>.\n\n2. Go in',
  ],
  [
    'code',
    '1. **Install**\n\n    ```\n    npm ci\n    ```\n\n3. Go',
    '1. <strong>Install</strong>\n\n<pre><code>npm ci\n</code></pre>\n\n3. Go',
  ],
  [
    'the addresses of links',
    '1. See [docs][d]\n2. **x**\n\n[d]: https://a.example',
    '1. See <a href="https://a.example">docs</a>\n\n2. <strong>x</strong>',
  ],
  ['words of tasks', '1. [ ] open **x**\n2. [x] done', '1. open <strong>x</strong>\n\n2. done'],
])('keeps %s below the number headings of Markdown', async (_, markdown, content) => {
  const { view, written } = anEditor();
  paste(view, markdown);
  await waitFor(() => expect(written()).toBe(content));
});

it('takes indented code that begins with a number for code', async () => {
  const { view, written } = anEditor();
  paste(view, '## Steps\n\n    1. foo\n    2. bar\n\n**After**');
  await waitFor(() => expect(written()).toContain('<pre><code>1. foo\n2. bar'));
  expect(written()).toContain('<strong>After</strong>');
});

it('keeps numbered lists within quotes of Markdown', async () => {
  const { view, written } = anEditor();
  paste(view, '> 1. a\n> 2. **b**');
  await waitFor(() => expect(written()).toBe('<ol>\n<li>a</li>\n<li><strong>b</strong></li>\n</ol>'));
});

it('tells of pictures of other places that Markdown shows, too', async () => {
  const { view, leftOut, written } = anEditor();
  paste(view, 'A ![map](https://a.example/map.png) **here**.');
  await waitFor(() => expect(written()).toBe('A <strong>here</strong>.'));
  expect(leftOut).toEqual([1]);
});

describe('Markdown that is read only after a while', () => {
  const select = (view: EditorView, from: number, to = from) =>
    view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, from, to)));

  /** What is pasted later is read later. */
  async function untilRead(): Promise<void> {
    const later = anEditor();
    paste(later.view, '**later**');
    await waitFor(() => expect(later.written()).toBe('<strong>later</strong>'));
  }

  it('goes where it was pasted, and leaves the caret where the writing goes on', async () => {
    const { view, written } = anEditor('First.\n\nSecond old.');
    select(view, 16, 19);
    paste(view, '**new**');
    select(view, 1);
    view.dispatch(view.state.tr.insertText('The '));
    await waitFor(() => expect(written()).toBe('The First.\n\nSecond <strong>new</strong>.'));
    expect(view.state.selection.from).toBe(5);
  });

  it('takes in nothing that is written behind it meanwhile', async () => {
    const { view, written } = anEditor('First.');
    select(view, 7);
    paste(view, ' **new**');
    view.dispatch(view.state.tr.insertText('er'));
    expect(written()).toBe('First.**new**er');
    await waitFor(() => expect(written()).toBe('First.<strong>new</strong>er'));
  });

  it('stays as it is where somebody has changed it meanwhile', async () => {
    const { view, written } = anEditor();
    paste(view, '**new**');
    view.dispatch(view.state.tr.insertText('er', 6));
    await untilRead();
    expect(written()).toBe('**newer**');
  });

  it('is pasted as it stands where what reads it does not come', async () => {
    jest.doMock('marked', () => {
      throw new Error('Loading chunk marked failed.');
    });
    const { view, written } = anEditor('First.');
    select(view, 7);
    paste(view, ' **Bold.**\n\n- a\n- b');
    await waitFor(() => expect(written()).toBe('First.**Bold.**\n\n- a\n- b'));
    jest.dontMock('marked');
  });

  it('does not disturb an editor that is gone by then', async () => {
    const { view, written } = anEditor();
    paste(view, '**new**');
    view.destroy();
    await untilRead();
    expect(written()).toBe('**new**');
  });
});
