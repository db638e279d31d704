import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openEditor, saveByKey, typeContent, withPost } from '../../../testing/edited-post';
import { aPost } from '../../../testing/factories';
import type { Draft } from './draft-store';

const storedDraftKeys = () => Object.keys(window.localStorage).filter((key) => key.startsWith('console.post-draft/'));
function changeStored(change: (draft: Draft) => object): void {
  const [key = ''] = storedDraftKeys();
  const draft = JSON.parse(window.localStorage.getItem(key) ?? '');
  window.localStorage.setItem(key, JSON.stringify(change(draft)));
}

afterEach(() => window.localStorage.clear());

describe('text of another version of the console', () => {
  const api = () => withPost().on('PUT /api/admin/posts/7', { body: aPost({ version: 4 }) });
  const restoreAndSave = async (fake: ReturnType<typeof api>) => {
    await openEditor();
    await userEvent.click(await screen.findByRole('button', { name: 'Restore it' }));
    saveByKey();
    await waitFor(() => expect(fake.callsTo('PUT /api/admin/posts/7')).toHaveLength(1));
    return fake.callsTo('PUT /api/admin/posts/7')[0]?.body as Record<string, unknown>;
  };

  it('on this device is saved without what this one does not know, and with what that one did not', async () => {
    withPost();
    const close = await openEditor();
    await typeContent(' More.');
    close();
    changeStored(({ values, ...draft }) => {
      delete values.metaTitle;
      return { ...draft, values: { ...values, device: 'laptop' } };
    });

    const sent = await restoreAndSave(api().on('GET /api/admin/posts/7', { body: aPost({ metaTitle: 'Pens' }) }));
    expect(sent).toMatchObject({ content: 'First text. More.', metaTitle: 'Pens' });
    expect(sent).not.toHaveProperty('device');
  });

  it('with the server is saved without what this one does not know', async () => {
    const copy = { ...aPost({ content: 'From the phone.' }), editor: 'phone', savedAt: '2999-01-01T00:00:00.000Z' };
    const body = [{ ...copy, version: 3, tag: null, device: 'phone' }];
    const sent = await restoreAndSave(api().on('GET /api/admin/post-editors', { body }));
    expect(sent).toMatchObject({ content: 'From the phone.' });
    expect(sent).not.toHaveProperty('device');
  });
});

describe('text in an editor that has been open for more than a month', () => {
  const monthAgo = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000).toISOString();
  const typeAMonthAgo = async () => {
    withPost();
    await openEditor();
    await typeContent(' More.');
    await screen.findByText('Unsaved text, kept on this device', {}, { timeout: 2000 });
    changeStored((draft) => ({ ...draft, savedAt: monthAgo }));
  };

  it('is offered after it was left, as was promised', async () => {
    await typeAMonthAgo();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(window.location.pathname).toBe('/admin/posts'));
    await openEditor();
    await userEvent.click(await screen.findByRole('button', { name: 'Restore it' }));
    expect(screen.getByLabelText('Content')).toHaveValue('First text. More.');
  });

  it('is on the device anew as soon as its tab is shown again, where another dropped what was a month old', async () => {
    await typeAMonthAgo();
    window.localStorage.clear();
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(storedDraftKeys()).toHaveLength(1);
  });
});
