import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openEditor, withPost } from '../../../../../testing/edited-post';

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const markdown = 'Some **bold** words.\n\n- a\n- b';

it('loses no Markdown that is pasted just before the text is edited as its source', async () => {
  withPost();
  await openEditor();
  await press('Write');
  const surface = await screen.findByRole('textbox', { name: 'Content' });
  const getData = (type: string) => (type === 'text/plain' ? markdown : '');
  fireEvent.paste(surface, { clipboardData: { files: [], types: ['text/plain'], getData } });
  fireEvent.click(screen.getByRole('button', { name: 'Source' }));
  expect(await screen.findByDisplayValue(/bold/)).toHaveValue(`${markdown}First text.`);
});
