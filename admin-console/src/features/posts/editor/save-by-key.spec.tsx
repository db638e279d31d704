import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openEditor, saveByKey, typeContent, withPost } from '../../../testing/edited-post';
import { aPost } from '../../../testing/factories';

const storedOnDevice = () => screen.findByText('Unsaved text, kept on this device', {}, { timeout: 2000 });
const storedDraftKeys = () => Object.keys(window.localStorage).filter((key) => key.startsWith('console.post-draft/'));

afterEach(() => window.localStorage.clear());

describe('Ctrl+S', () => {
  it('saves and stays, with what was typed meanwhile still unsaved', async () => {
    const api = withPost().on('PUT /api/admin/posts/7', { body: aPost({ version: 4 }) });
    await openEditor();
    await typeContent(' More.');
    saveByKey();
    await typeContent(' And more.');
    expect(await screen.findByText('Post updated successfully')).toBeInTheDocument();
    expect(screen.getByLabelText('Content')).toHaveValue('First text. More. And more.');
    expect(window.location.pathname).toBe('/admin/posts/7/edit');
    await storedOnDevice();
    saveByKey();
    await waitFor(() => expect(api.callsTo('PUT /api/admin/posts')).toHaveLength(2));
    expect(api.callsTo('PUT /api/admin/posts')[1]?.headers.get('If-Match')).toBe('"4"');
  });

  it.each(['\u05d3', '\u044b', '\u0633'])('is the same key where it writes %s', async (key) => {
    const api = withPost().on('PUT /api/admin/posts/7', { body: aPost({ version: 4 }) });
    await openEditor();
    await typeContent(' More.');
    expect(fireEvent.keyDown(document.body, { key, code: 'KeyS', ctrlKey: true })).toBe(false);
    await waitFor(() => expect(api.callsTo('PUT /api/admin/posts/7')).toHaveLength(1));
  });

  it('creates a new post and goes on in the same editor at its own address', async () => {
    const api = withPost()
      .on('POST /api/admin/posts', { status: 201, body: aPost() })
      .on('PUT /api/admin/posts/7', { body: aPost({ version: 4 }) });
    await openEditor('/admin/posts/new');
    await userEvent.type(screen.getByLabelText('Title'), 'Two pens');
    await typeContent('First text.');
    saveByKey();
    await waitFor(() => expect(window.location.pathname).toBe('/admin/posts/7/edit'));
    expect(screen.getByLabelText('Content')).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Update Post' })).toBeInTheDocument();
    await typeContent(' More.');
    await storedOnDevice();
    expect(storedDraftKeys()).toEqual([expect.stringContaining('/7/')]);
    saveByKey();
    await waitFor(() =>
      expect(api.callsTo('PUT /api/admin/posts/7')[0]?.body).toMatchObject({ content: 'First text. More.' }),
    );
  });

  it('creates a new post that is there again for whoever goes elsewhere and comes back', async () => {
    withPost().on('POST /api/admin/posts', { status: 201, body: aPost() });
    await openEditor('/admin/posts/new');
    await userEvent.type(screen.getByLabelText('Title'), 'Two pens');
    await typeContent('First text.');
    saveByKey();
    await waitFor(() => expect(window.location.pathname).toBe('/admin/posts/7/edit'));
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(await screen.findByRole('combobox'), 'new post{Enter}');
    await waitFor(() => expect(window.location.pathname).toBe('/admin/posts/new'));
    expect(await screen.findByRole('heading', { name: 'New post' })).toBeInTheDocument();

    window.history.back();
    expect(await screen.findByRole('heading', { name: 'Edit post' })).toBeInTheDocument();
    expect(screen.getByLabelText('Title')).toHaveValue('Two pens');
    expect(screen.getByLabelText('Content')).toHaveValue('First text.');
    expect(screen.getByRole('button', { name: 'Update Post' })).toBeInTheDocument();
  });

  it('is not left to the browser', async () => {
    withPost().on('PUT /api/admin/posts/7', { body: aPost({ version: 4 }) });
    await openEditor();
    expect(saveByKey()).toBe(false);
    expect(await screen.findByText('Post updated successfully')).toBeInTheDocument();
  });
});
