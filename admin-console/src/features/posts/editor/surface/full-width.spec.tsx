import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openEditor, saveByKey, withPost } from '../../../../testing/edited-post';
import { aPost } from '../../../../testing/factories';
import { problem } from '../../../../testing/fake-api';

const save = 'PUT /api/admin/posts/7';
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const fullWidth = () => screen.getByRole('button', { name: 'Full width' });

async function openWide() {
  await openEditor();
  await press('Write');
  await screen.findByRole('textbox', { name: 'Content' });
  await press('Full width');
  expect(fullWidth()).toHaveAttribute('aria-pressed', 'true');
}

/** The field is in reach, and has the focus. */
async function expectAt(label: string) {
  await waitFor(() => expect(fullWidth()).toHaveAttribute('aria-pressed', 'false'));
  expect(screen.getByLabelText(label).closest('[inert]')).toBeNull();
  expect(screen.getByLabelText(label)).toHaveFocus();
}

afterEach(() => {
  window.localStorage.clear();
  document.body.removeAttribute('id');
});

describe('the full width', () => {
  it('is left for a field that stops a save, each time', async () => {
    const api = withPost(aPost({ title: '' }));
    await openWide();
    saveByKey();
    await expectAt('Title');
    expect(screen.getByText('Title is required')).toBeInTheDocument();
    await press('Full width');
    saveByKey();
    await expectAt('Title');
    expect(api.callsTo(save)).toHaveLength(0);
  });

  it.each([['slug'], ['publishAt', 'coverImageUrl']])(
    'is left for the first field that the server refuses: %s',
    async (...fields) => {
      const errors = Object.fromEntries(fields.map((field) => [field, 'This is refused']));
      withPost().on(save, { status: 400, body: problem(400, 'Refused', errors) });
      await openWide();
      saveByKey();
      await expectAt(fields[0] === 'slug' ? 'Slug' : 'Publish at');
    },
  );

  it('stays after a save', async () => {
    withPost().on(save, { body: aPost({ version: 4 }) });
    await openWide();
    saveByKey();
    expect(await screen.findByText('Post updated successfully')).toBeInTheDocument();
    expect(fullWidth()).toHaveAttribute('aria-pressed', 'true');
  });

  it('leaves a notification within reach that was there before', async () => {
    document.body.id = 'root';
    withPost().on(save, { body: aPost({ version: 4 }) });
    await openEditor();
    await press('Write');
    await screen.findByRole('textbox', { name: 'Content' });
    saveByKey();
    const close = await screen.findByRole('button', { name: 'Close notification' });
    await press('Full width');
    expect(screen.getByLabelText('Title').closest('[inert]')).not.toBeNull();
    expect(close.closest('[inert]')).toBeNull();
  });
});
