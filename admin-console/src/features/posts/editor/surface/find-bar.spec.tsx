import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openEditor, withPost } from '../../../../testing/edited-post';

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** Opens the search in a text with the words First text, and looks for others. */
async function lookForInk() {
  withPost();
  await openEditor();
  await press('Write');
  fireEvent.keyDown(await screen.findByRole('textbox', { name: 'Content' }), { key: 'f', ctrlKey: true });
  const words = await screen.findByLabelText('Words to find');
  await userEvent.type(words, 'ink');
  expect(screen.getByText('Not found')).toBeInTheDocument();
}

afterEach(() => window.localStorage.clear());

it('is left open when the text is edited as its source', async () => {
  await lookForInk();
  await press('Source');
  expect(screen.getByLabelText('Content')).toHaveValue('First text.');
});

it('starts anew when it was closed', async () => {
  await lookForInk();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('search')).not.toBeInTheDocument();
  fireEvent.keyDown(screen.getByRole('textbox', { name: 'Content' }), { key: 'f', ctrlKey: true });
  expect(await screen.findByLabelText('Words to find')).toHaveValue('');
});

it.each([
  ['its key', () => fireEvent.keyDown(screen.getByRole('textbox', { name: 'Content' }), { key: 'f', ctrlKey: true })],
  ['its tool', () => press('Find in text')],
])('is gone back to with %s while it is open, its words selected', async (_way, open) => {
  await lookForInk();
  screen.getByLabelText('Title').focus();
  await open();
  await userEvent.keyboard('pen');
  expect(screen.getByLabelText('Words to find')).toHaveValue('pen');
});
