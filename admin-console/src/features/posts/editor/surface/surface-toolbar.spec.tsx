import { act, fireEvent, screen, within } from '@testing-library/react';
import { renderWithProviders } from '@site/testing';
import { aSurface } from '../../../../testing/a-surface';
import { SurfaceToolbar } from './surface-toolbar';

const list = (items: string) => `<ul>\n<li>${items}</li>\n</ul>`;
const marks = ['Bold', 'Italic', 'Code', 'Link'];
const lists = ['List', 'Numbered list'];
const headings = ['Heading 2', 'Heading 3'];

it.each([
  ['a paragraph', 'some words', []],
  ['a heading', '<h2>some words</h2>', lists],
  ['a quote', '<blockquote>some words</blockquote>', []],
  ['an item of a list', list('some words'), [...headings, 'Quote', 'Code block']],
  ['an item of an inner list', list(`outer\n${list('some words')}\n`), [...headings, 'Quote', 'Code block']],
  ['code', '<pre><code>some words</code></pre>', [...marks, ...lists]],
  [
    'a caption',
    '<figure><img src="/a.webp" alt="A"><figcaption>some words</figcaption></figure>',
    [...headings, ...lists, 'Code block'],
  ],
  ['a cell', '<table>\n<tr><td>some words</td></tr>\n</table>', ['Table']],
])('offers in %s what can be done there, and that does something', (_where, content, off) => {
  const surface = aSurface(content, 'words');
  const opened: unknown[] = [];
  renderWithProviders(
    <SurfaceToolbar
      wide={false}
      surface={surface}
      onTool={(tool) => (typeof tool === 'function' ? surface.run(tool) : opened.push(tool))}
    />,
  );
  const tools = within(screen.getByRole('toolbar')).getAllByRole('button');
  const enabled = tools.filter((tool) => !tool.hasAttribute('disabled'));
  const nameOf = (tool: HTMLElement) => tool.getAttribute('aria-label');
  expect(tools.filter((tool) => !enabled.includes(tool)).map(nameOf)).toEqual(
    expect.arrayContaining(['Undo', 'Redo', ...off]),
  );
  expect(tools.length - enabled.length).toBe(off.length + 2);

  const before = surface.getState();
  for (const tool of enabled) {
    // Without the focus there is nothing to scroll to, which jsdom can't.
    surface.view.dom.blur();
    getSelection()?.removeAllRanges();
    surface.view.updateState(before);
    act(() => surface.view.dispatch(before.tr));
    opened.length = 0;
    fireEvent.click(tool);
    expect([nameOf(tool), opened.length > 0 || !surface.getState().doc.eq(before.doc)]).toEqual([nameOf(tool), true]);
  }
});
