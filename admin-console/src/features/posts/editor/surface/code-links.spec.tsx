import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openEditor, withPost } from '../../../../testing/edited-post';
import { aPost } from '../../../../testing/factories';

afterEach(() => window.localStorage.clear());

/** Presses the keys for a link in a text. */
async function pressLink(content: string) {
  withPost(aPost({ content }));
  await openEditor();
  await userEvent.click(screen.getByRole('button', { name: 'Write' }));
  const text = await screen.findByRole('textbox', { name: 'Content' });
  fireEvent.keyDown(text, { key: 'K', ctrlKey: true, shiftKey: true });
}

describe('the keys for a link', () => {
  it('ask for its address', async () => {
    await pressLink('words');
    expect(await screen.findByLabelText('Address')).toBeInTheDocument();
  });

  it('ask for nothing in code, which can be none', async () => {
    await pressLink('<pre><code>words</code></pre>');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
