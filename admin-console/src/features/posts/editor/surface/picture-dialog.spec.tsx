import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openEditor, withPost } from '../../../../testing/edited-post';
import { aPost } from '../../../../testing/factories';

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

afterEach(() => window.localStorage.clear());

it('shows the caption in one line, and leaves what was not changed in it', async () => {
  const caption = '<figcaption>A <em>door</em><br>in <a href="/may">May</a></figcaption>';
  withPost(aPost({ content: `<figure><img src="/a.webp" alt="">${caption}</figure>` }));
  await openEditor();
  await press('Write');
  await press('Text and caption');
  expect(await screen.findByLabelText('Caption')).toHaveValue('A door in May');
  expect(screen.getByLabelText('What it shows')).toHaveFocus();
  await userEvent.keyboard('A door{Enter}');
  await press('Source');
  expect(screen.getByLabelText('Content')).toHaveValue(`<figure><img src="/a.webp" alt="A door">${caption}</figure>`);
});
