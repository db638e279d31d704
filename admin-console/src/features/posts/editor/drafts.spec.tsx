import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openEditor, saveByKey, typeContent, withPost } from '../../../testing/edited-post';
import { aPost, aSession } from '../../../testing/factories';
import { problem } from '../../../testing/fake-api';

const storedOnDevice = () => screen.findByText('Unsaved text, kept on this device', {}, { timeout: 2000 });
const later = () => new Date(Date.now() + 60_000).toISOString();
const storedDraftKeys = () => Object.keys(window.localStorage).filter((key) => key.startsWith('console.post-draft/'));

afterEach(() => window.localStorage.clear());

describe('what is typed', () => {
  it('is on the device within two seconds, also while the typing goes on', async () => {
    withPost();
    await openEditor();
    const content = screen.getByLabelText('Content');
    jest.useFakeTimers();
    for (let keys = 1; keys <= 20; keys++) {
      fireEvent.change(content, { target: { value: 'x'.repeat(keys) } });
      await act(() => jest.advanceTimersByTimeAsync(99));
    }
    jest.useRealTimers();
    expect(storedDraftKeys()).toHaveLength(1);
  });

  it('is on the device at once when the page is left', async () => {
    withPost();
    await openEditor();
    await typeContent(' More.');
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(storedDraftKeys()).toHaveLength(1);
  });

  it('is on the device at once when the save fails', async () => {
    withPost().on('PUT /api/admin/posts/7', { status: 500 });
    await openEditor();
    await typeContent(' More.');
    saveByKey();
    expect(await screen.findByText('Failed to update post')).toBeInTheDocument();
    expect(storedDraftKeys()).toHaveLength(1);
  });

  it('is offered when the post is opened again', async () => {
    withPost();
    const close = await openEditor();
    await typeContent(' More.');
    close();
    await openEditor();
    expect(screen.getByLabelText('Content')).toHaveValue('First text.');
    await userEvent.click(await screen.findByRole('button', { name: 'Restore it' }));
    expect(screen.getByLabelText('Content')).toHaveValue('First text. More.');
    expect(storedDraftKeys()).toHaveLength(1);
  });

  it('is gone from the device when it is discarded', async () => {
    withPost();
    const close = await openEditor();
    await typeContent(' More.');
    close();
    await openEditor();
    await userEvent.click(await screen.findByRole('button', { name: 'Discard it' }));
    expect(screen.queryByRole('button', { name: 'Restore it' })).not.toBeInTheDocument();
    expect(storedDraftKeys()).toEqual([]);
  });

  it('is gone from the device when it is saved', async () => {
    withPost().on('PUT /api/admin/posts/7', { body: aPost({ version: 4 }) });
    await openEditor();
    await typeContent(' More.');
    await storedOnDevice();
    await userEvent.click(screen.getByRole('button', { name: 'Update Post' }));
    expect(await screen.findByText('Post updated successfully')).toBeInTheDocument();
    expect(storedDraftKeys()).toEqual([]);
  });

  it('is not shown to another account', async () => {
    withPost();
    const close = await openEditor();
    await typeContent(' More.');
    close();
    withPost().on('GET /api/admin/auth', { body: aSession({ id: 'grace' }) });
    await openEditor();
    await typeContent('!');
    expect(screen.queryByRole('button', { name: 'Restore it' })).not.toBeInTheDocument();
  });

  it('of two visits is offered one after the other, the latest first', async () => {
    withPost();
    for (const text of [' One.', ' Two.']) {
      const close = await openEditor();
      await typeContent(text);
      close();
    }
    await openEditor();
    await userEvent.click(await screen.findByRole('button', { name: 'Restore it' }));
    expect(screen.getByLabelText('Content')).toHaveValue('First text. Two.');
    await userEvent.click(screen.getByRole('button', { name: 'Restore it' }));
    expect(screen.getByLabelText('Content')).toHaveValue('First text. One.');
    await userEvent.click(screen.getByRole('button', { name: 'Restore it' }));
    expect(screen.getByLabelText('Content')).toHaveValue('First text. Two.');
  });

  it('before a draft is restored is offered in its turn, also once that was saved', async () => {
    withPost().on('PUT /api/admin/posts/7', { body: aPost({ version: 4, content: 'First text. One.' }) });
    const close = await openEditor();
    await typeContent(' One.');
    close();
    await openEditor();
    await screen.findByRole('button', { name: 'Restore it' });
    await typeContent(' Two.');
    await userEvent.click(screen.getByRole('button', { name: 'Restore it' }));
    expect(screen.getByLabelText('Content')).toHaveValue('First text. One.');
    expect(storedDraftKeys()).toHaveLength(2);
    saveByKey();
    expect(await screen.findByText('Post updated successfully')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Restore it' }));
    expect(screen.getByLabelText('Content')).toHaveValue('First text. Two.');
    expect(storedDraftKeys()).toHaveLength(1);
  });

  it('says when it is older than what is saved, and does not go over that unseen', async () => {
    withPost();
    const close = await openEditor();
    await typeContent(' More.');
    close();
    const api = withPost(aPost({ version: 9, content: 'Newer.' })).on('PUT /api/admin/posts/7', {
      status: 409,
      body: problem(409, 'This post was changed by someone else.'),
    });
    await openEditor();
    expect(await screen.findByText(/The post has been saved since then/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Restore it' }));
    saveByKey();
    await waitFor(() => expect(api.callsTo('PUT /api/admin/posts')).toHaveLength(1));
    expect(api.callsTo('PUT /api/admin/posts')[0]?.headers.get('If-Match')).toBe('"3"');
  });

  it('is compared with what is saved before anything takes its place', async () => {
    withPost();
    const close = await openEditor();
    await typeContent(' More.');
    close();
    await openEditor();
    await userEvent.click(await screen.findByRole('button', { name: 'Show the difference' }));
    expect(await screen.findByRole('insertion')).toHaveTextContent('[added: More.]');
    expect(screen.getByLabelText('Content')).toHaveValue('First text.');
  });

  it('is offered, too, where somebody has saved after it was typed, or its clock is slow', async () => {
    withPost();
    const close = await openEditor();
    await typeContent(' More.');
    close();
    withPost(aPost({ version: 4, updatedAt: later(), content: 'Newer.' }));
    await openEditor();
    expect(await screen.findByText(/The post has been saved since then/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Restore it' }));
    expect(screen.getByLabelText('Content')).toHaveValue('First text. More.');
  });

  it('is not offered where it is what was saved, word for word', async () => {
    withPost();
    const close = await openEditor();
    await typeContent(' More.');
    close();
    withPost(aPost({ version: 4, content: 'First text. More.' }));
    await openEditor();
    await waitFor(() => expect(storedDraftKeys()).toEqual([]));
    expect(screen.queryByRole('button', { name: 'Restore it' })).not.toBeInTheDocument();
  });

  it('for a new post is offered until that is what becomes of it', async () => {
    withPost().on('POST /api/admin/posts', { status: 201, body: aPost() });
    const close = await openEditor('/admin/posts/new');
    await typeContent('Of another post.');
    close();
    const closeSecond = await openEditor('/admin/posts/new');
    await screen.findByRole('button', { name: 'Restore it' });
    await userEvent.type(screen.getByLabelText('Title'), 'Two pens');
    await typeContent('First text.');
    await userEvent.click(screen.getByRole('button', { name: 'Create Post' }));
    await waitFor(() => expect(window.location.pathname).toBe('/admin/posts'));
    closeSecond();
    await openEditor('/admin/posts/new');
    await userEvent.click(await screen.findByRole('button', { name: 'Restore it' }));
    expect(screen.getByLabelText('Content')).toHaveValue('Of another post.');
  });

  it('is not offered again once its post was saved while it was on offer', async () => {
    withPost();
    const close = await openEditor();
    await typeContent(' More.');
    close();
    const api = withPost();
    const closeSecond = await openEditor();
    expect(await screen.findByRole('button', { name: 'Restore it' })).toBeInTheDocument();
    api.on('PUT /api/admin/posts/7', { body: aPost({ version: 4, updatedAt: later() }) });
    saveByKey();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Restore it' })).not.toBeInTheDocument());
    closeSecond();

    withPost(aPost({ version: 4, updatedAt: later(), content: 'Newer.' }));
    await openEditor();
    await typeContent('!');
    expect(screen.queryByRole('button', { name: 'Restore it' })).not.toBeInTheDocument();
  });

  it('comes back by itself after the session was over and the person signed in again', async () => {
    withPost().on('POST /api/admin/posts', { status: 401, body: problem(401, 'Unauthorized: please sign in') });
    await openEditor('/admin/posts/new');
    await userEvent.type(screen.getByLabelText('Title'), 'Two pens');
    await typeContent('A sentence.');
    await userEvent.click(screen.getByRole('button', { name: 'Create Post' }));
    expect(await screen.findByText('Session expired. Please log in again')).toBeInTheDocument();
    await waitFor(() => expect(window.location.pathname).toBe('/admin/login'));

    withPost().on('POST /api/admin/login', { body: aSession() });
    await userEvent.type(await screen.findByLabelText('Username'), 'ada');
    await userEvent.type(screen.getByLabelText('Password'), 'secret-7');
    await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    await waitFor(() => expect(screen.getByLabelText('Content')).toHaveValue('A sentence.'));
    expect(window.location.pathname).toBe('/admin/posts/new');
    expect(screen.getByLabelText('Title')).toHaveValue('Two pens');
  });

  it('is no longer said to be back once it is saved', async () => {
    const back = 'Your unsaved text has been restored. Nothing was lost.';
    const api = withPost().on('PUT /api/admin/posts/7', { status: 401, body: problem(401, 'Please sign in') });
    await openEditor();
    await typeContent(' More.');
    saveByKey();
    await waitFor(() => expect(window.location.pathname).toBe('/admin/login'));
    api.on('POST /api/admin/login', { body: aSession() });
    await userEvent.type(await screen.findByLabelText('Username'), 'ada');
    await userEvent.type(screen.getByLabelText('Password'), 'secret-7');
    await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    await waitFor(() => expect(screen.getByLabelText('Content')).toHaveValue('First text. More.'));
    expect(await screen.findByText(back)).toBeInTheDocument();

    api.on('PUT /api/admin/posts/7', { body: aPost({ version: 4 }) });
    saveByKey();
    expect(await screen.findByText('Post updated successfully')).toBeInTheDocument();
    expect(screen.queryByText(back)).not.toBeInTheDocument();
    await typeContent(' And more.');
    await storedOnDevice();
    expect(screen.queryByText(back)).not.toBeInTheDocument();
  });
});
