import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openEditor, withPost } from '../../../../testing/edited-post';

const edit = (way: 'Source' | 'Write') => fireEvent.click(screen.getByRole('button', { name: way }));
const source = () => screen.findByLabelText<HTMLTextAreaElement>('Content', { selector: 'textarea' });
const surface = () => screen.findByRole('textbox', { name: 'Content', description: /A slash opens/ });
const press = async (key: string, ctrlKey = false) => fireEvent.keyDown(await surface(), { key, ctrlKey });

beforeEach(async () => {
  withPost();
  await openEditor();
  edit('Write');
  expect(await surface()).toHaveTextContent('First text.');
});
afterEach(() => window.localStorage.clear());

it('brings back what was deleted before the text was seen as its source', async () => {
  await press('a', true);
  await press('Backspace');
  edit('Source');
  expect(await source()).toHaveValue('');
  edit('Write');
  expect(await surface()).toHaveTextContent(/^$/);
  expect(screen.getByRole('button', { name: 'Undo' })).toBeEnabled();
  await press('z', true);
  expect(await surface()).toHaveTextContent('First text.');
  edit('Source');
  expect(await source()).toHaveValue('First text.');
});

it('takes back at once what was changed in the source', async () => {
  edit('Source');
  await userEvent.type(await source(), ' More.');
  edit('Write');
  expect(await surface()).toHaveTextContent('First text. More.');
  await press('z', true);
  expect(await surface()).toHaveTextContent(/^First text\.$/);
  expect(screen.getByRole('button', { name: 'Undo' })).toBeDisabled();
});

it('marks no words any more that were found before the text was seen as its source', async () => {
  await press('f', true);
  fireEvent.change(await screen.findByRole('textbox', { name: 'Words to find' }), { target: { value: 'text' } });
  expect((await surface()).querySelector('.found')).toHaveTextContent('text');
  edit('Source');
  await source();
  edit('Write');
  expect((await surface()).querySelector('.found')).toBeNull();
});
