import { fireEvent, screen } from '@testing-library/react';
import { renderWithProviders } from '@site/testing';
import { aSurface } from '../../../../testing/a-surface';
import { serializeContent } from './model/serialize-content';
import { ContextBar } from './context-bar';

it.each(['Delete row', 'Delete column'])('%s leaves nothing of a table that has no other', (name) => {
  const surface = aSurface('before\n\n<table>\n<tr><td>words</td></tr>\n</table>\n\nafter', 'words');
  renderWithProviders(<ContextBar surface={surface} onDescribe={() => undefined} />);
  fireEvent.click(screen.getByRole('button', { name }));
  expect(serializeContent(surface.getState().doc)).toBe('before\n\nafter');
});
