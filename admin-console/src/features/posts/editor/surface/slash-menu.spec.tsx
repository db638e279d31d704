import { act, fireEvent, screen } from '@testing-library/react';
import { renderWithProviders } from '@site/testing';
import { aSurface } from '../../../../testing/a-surface';
import { SlashMenu } from './slash-menu';
import { serializeContent } from './model/serialize-content';

function withSlash(content = '', words = '') {
  const surface = aSurface(content, words);
  renderWithProviders(
    <SlashMenu surface={surface} onTool={(tool) => typeof tool === 'function' && surface.run(tool)} />,
  );
  return surface.view;
}

it.each(['and /or', '1 /2', 'text /picture of'])('stays closed in “%s”', (text) => {
  const view = withSlash();
  act(() => view.dispatch(view.state.tr.insertText(text)));
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
});

it.each([
  ['Tab', false, 'makes'],
  ['Tab', true, 'makes no'],
  ['Enter', false, 'makes'],
  ['Enter', true, 'makes no'],
])('%s (with Shift: %s) %s choice', async (key, shiftKey, outcome) => {
  const view = withSlash();
  act(() => view.dispatch(view.state.tr.insertText('/rule')));
  expect(await screen.findByRole('option', { name: 'Rule' })).toBeInTheDocument();
  fireEvent.keyDown(view.dom, { key, shiftKey });
  expect(view.dom.querySelectorAll('hr')).toHaveLength(outcome === 'makes' ? 1 : 0);
});

it.each([
  ['/quote', 'an item of a list', '<ul>\n<li>a</li>\n</ul>'],
  ['/heading', 'an item of a list', '<ul>\n<li>a</li>\n</ul>'],
  ['/table', 'a cell', '<table>\n<tr><td>a</td></tr>\n</table>'],
])('leaves %s the words that they are in %s, where it can’t be inserted', (words, _where, content) => {
  const view = withSlash(content, 'a');
  act(() => view.dispatch(view.state.tr.insertText(words)));
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
  fireEvent.keyDown(view.dom, { key: 'Tab' });
  expect(serializeContent(view.state.doc)).toContain(words);
});
