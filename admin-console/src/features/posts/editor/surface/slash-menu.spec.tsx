import { act, fireEvent, screen } from '@testing-library/react';
import { renderWithProviders } from '@site/testing';
import { SlashMenu } from './slash-menu';
import { Surface } from './use-surface';

function withSlash() {
  const surface = new Surface(document.body.appendChild(document.createElement('div')), '', () => ({
    onPaste: () => false,
    onPicturesLeftOut: () => undefined,
    onTool: () => undefined,
  }));
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
