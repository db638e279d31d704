import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderBesideSlowList } from '../testing/slow-list';
import { ListSearch } from './list-search';

it('keeps what is typed, and the caret, while the list is fetched and shown', async () => {
  const list = renderBesideSlowList(({ value, onChange }) => (
    <ListSearch label="Search" value={value} onSearch={onChange} />
  ));
  const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' });
  await userEvent.type(field, 'lce');
  await userEvent.type(field, 'a', { initialSelectionStart: 1, initialSelectionEnd: 1 });
  await waitFor(() => expect(list.isAskedFor('lace')).toBe(true));
  expect([field.value, field.selectionStart]).toEqual(['lace', 2]);

  await userEvent.keyboard('r');
  expect([field.value, field.selectionStart]).toEqual(['larce', 3]);
  await list.show('lace');
  expect([field.value, field.selectionStart]).toEqual(['larce', 3]);

  await waitFor(() => expect(list.isAskedFor('larce')).toBe(true));
  await list.show('larce');
  expect([field.value, field.selectionStart]).toEqual(['larce', 3]);
});
