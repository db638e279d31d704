import { NodeSelection, TextSelection } from 'prosemirror-state';
import { anEditor } from '../../../../../testing/an-editor';
import { insertRule } from './commands';
import { describePicture } from './describe-picture';
import { insertPicture, pictureAt } from './pictures';

const figure = (caption: string) =>
  `<figure><img src="/a.webp" alt="A">${caption && `<figcaption>${caption}</figcaption>`}</figure>`;

/** An editor whose caret stands behind some letters of the caption of its only picture. */
function aCaption(caption: string, letters: number) {
  const editor = anEditor(figure(caption));
  const { view } = editor;
  view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, 1 + letters)));
  return editor;
}

it('is inserted, and captioned where it stands', () => {
  const { view, written } = anEditor('before');
  view.dispatch(insertPicture(view.state, '/media/a.webp', 'A'));
  const place = view.state.doc.child(0).nodeSize + 1;
  const choose = (at: number) => view.dispatch(view.state.tr.setSelection(NodeSelection.create(view.state.doc, at)));
  const describe = (alt: string, caption: string) => {
    const picture = pictureAt(view.state);
    if (picture) view.dispatch(describePicture(view.state, picture, alt, caption));
  };
  choose(place);
  describe('A door', 'Below');
  expect(written()).toBe(
    'before\n\n<figure><img src="/media/a.webp" alt="A door"><figcaption>Below</figcaption></figure>',
  );
  choose(place - 1);
  describe('A door', '');
  expect(written()).toBe('before\n\n<img src="/media/a.webp" alt="A door">');
});

const bare = '<figure><img src="/a.webp" alt="A"></figure>';

it.each([
  ['in a paragraph', 'one\n\ntwo\n\nthree', 2, 'one\n\n1\n\n2\n\ntwo\n\nthree'],
  ['at the start of a paragraph', 'one\n\ntwo', 6, 'one\n\n1\n\n2\n\ntwo'],
  ['before a rule', 'one\n\n<hr>\n\ntwo', 2, 'one\n\n1\n\n2\n\n<hr>\n\ntwo'],
  ['before a list', 'one\n\n<ul>\n<li>two</li>\n</ul>', 2, 'one\n\n1\n\n2\n\n<ul>\n<li>two</li>\n</ul>'],
  ['before a picture without a caption', `one\n\n${bare}`, 2, `one\n\n1\n\n2\n\n${bare}`],
  ['at the end', 'one', 2, 'one\n\n1\n\n2'],
])('and the next one stand together, in order, where the caret was: %s', (_where, content, caret, together) => {
  const { view, written } = anEditor(content);
  view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, caret)));
  for (const name of ['1', '2']) view.dispatch(insertPicture(view.state, `/${name}.webp`, ''));
  expect(written().replace(/<img src="\/(\d).webp" alt="">/g, '$1')).toBe(together);
});

it.each([
  ['at its end', 6, `${figure('A <em>door</em>')}\n\n!`],
  ['in its middle', 3, `${figure('A <em>d</em>')}\n\n<em>!oor</em>`],
])('goes on behind itself after Enter in its caption, %s', (_where, letters, content) => {
  const { type, press, written } = aCaption('A <em>door</em>', letters);
  expect(press('Enter')).toBe(true);
  type('!');
  expect(written()).toBe(content);
});

it('gets a rule behind itself from within its caption', () => {
  const { run, written } = aCaption('A door', 3);
  run(insertRule);
  expect(written()).toBe(`${figure('A door')}\n\n<hr>`);
});

/** What is written when a dialog has shown the caption, which begins with a blank, and took this one. */
function captioned(caption: string, changed?: string): string {
  const { view, type, written } = aCaption(caption, 0);
  type(' ');
  const picture = pictureAt(view.state);
  if (picture) view.dispatch(describePicture(view.state, picture, 'B', (changed ?? picture.caption).trim()));
  return written();
}

it.each([
  [
    'that stays',
    'by <a href="/ann">Ann</a><br>in <em>May</em>',
    undefined,
    'by <a href="/ann">Ann</a><br>in <em>May</em>',
  ],
  ['of which a word changes', 'by <a href="/ann">Ann</a>, May', 'by Ann, June', 'by <a href="/ann">Ann</a>, June'],
  ['that gets words across a break', 'one<br><em>two</em>', 'one or two', 'one<br><em>or two</em>'],
  ['that gets words before it', 'one <em>two</em>', 'No one two', 'No one <em>two</em>'],
  ['that gets words behind it', 'one <em>two</em>', 'one two three', 'one <em>two three</em>'],
  ['whose link gets other words', '<a href="/ann">Ann</a>', 'Eve', '<a href="/ann">Eve</a>'],
  ['that was empty', '', 'new', 'new'],
])('keeps the links and marks of a caption %s', (_what, caption, changed, content) => {
  expect(captioned(caption, changed)).toBe(figure(content).replace('alt="A"', 'alt="B"'));
});

it.each([
  ['by itself', '', ''],
  ['among words', 'see ', 'see\n\n'],
])('keeps its link as that of its caption, %s', (_where, before, left) => {
  const { view, written } = anEditor(`${before}<a href="/a"><img src="/a.webp" alt="A"></a>`);
  view.dispatch(view.state.tr.setSelection(NodeSelection.create(view.state.doc, 1 + before.length)));
  const picture = pictureAt(view.state);
  if (picture) view.dispatch(describePicture(view.state, picture, 'A', 'A door'));
  expect(written()).toBe(`${left}${figure('<a href="/a">A door</a>')}`);
});
