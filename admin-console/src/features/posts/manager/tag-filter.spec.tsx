import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderBesideSlowList } from '../../../testing/slow-list';
import { TagFilter } from './tag-filter';

it('keeps the tag that was chosen until its posts are shown, and chooses it once', async () => {
  const list = renderBesideSlowList((props) => <TagFilter known={[]} {...props} />);
  const steps = window.history.length;
  const field = screen.getByRole('combobox', { name: 'Filter by tag' });
  await userEvent.type(field, 'lace{Enter}');
  await waitFor(() => expect(list.isAskedFor('lace')).toBe(true));
  expect(field).toHaveValue('lace');

  await userEvent.tab();
  await list.show('lace');
  expect(field).toHaveValue('lace');
  expect(window.history.length).toBe(steps + 1);
});
