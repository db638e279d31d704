import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPost, aSession } from '../../../testing/factories';
import { FakeApi, problem } from '../../../testing/fake-api';
import { openConsole } from '../../../testing/open-console';

const signedIn = (post = aPost()) =>
  new FakeApi()
    .on('GET /api/admin/auth', { body: aSession() })
    .on('GET /api/admin/posts', { body: [], total: 0 })
    .on('GET /api/admin/posts/7', { body: post })
    .on('POST /api/admin/content-preview', { body: { html: '', words: 0, readingMinutes: 1 } });

const open = async (address = '/admin/posts/7/edit') => {
  const close = openConsole(address);
  await screen.findByLabelText('Content');
  return close;
};
const typeContent = (text: string) => userEvent.type(screen.getByLabelText('Content'), text);
const kept = () => screen.findByText('Unsaved text, kept on this device', {}, { timeout: 2000 });
const keptDrafts = () => Object.keys(window.localStorage).filter((key) => key.startsWith('console.post-draft/'));
const saveByKey = () => fireEvent.keyDown(document.body, { key: 's', ctrlKey: true });

afterEach(() => window.localStorage.clear());

describe('what is typed', () => {
  it('is on the device within two seconds, also while the typing goes on', async () => {
    signedIn();
    await open();
    const began = Date.now();
    while (keptDrafts().length === 0 && Date.now() - began < 2000) await typeContent('x');
    expect(keptDrafts()).toHaveLength(1);
  });

  it('is on the device at once when the page is left', async () => {
    signedIn();
    await open();
    await typeContent(' More.');
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(keptDrafts()).toHaveLength(1);
  });

  it('is on the device at once when the save fails', async () => {
    signedIn().on('PUT /api/admin/posts/7', { status: 500 });
    await open();
    await typeContent(' More.');
    saveByKey();
    expect(await screen.findByText('Failed to update post')).toBeInTheDocument();
    expect(keptDrafts()).toHaveLength(1);
  });

  it('is offered when the post is opened again', async () => {
    signedIn();
    const close = await open();
    await typeContent(' More.');
    close();
    await open();
    expect(screen.getByLabelText('Content')).toHaveValue('First text.');
    await userEvent.click(await screen.findByRole('button', { name: 'Restore it' }));
    expect(screen.getByLabelText('Content')).toHaveValue('First text. More.');
    expect(keptDrafts()).toHaveLength(1);
  });

  it('is gone from the device when it is discarded', async () => {
    signedIn();
    const close = await open();
    await typeContent(' More.');
    close();
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Discard it' }));
    expect(screen.queryByRole('button', { name: 'Restore it' })).not.toBeInTheDocument();
    expect(keptDrafts()).toEqual([]);
  });

  it('is gone from the device when it is saved', async () => {
    signedIn().on('PUT /api/admin/posts/7', { body: aPost({ version: 4 }) });
    await open();
    await typeContent(' More.');
    await kept();
    await userEvent.click(screen.getByRole('button', { name: 'Update Post' }));
    expect(await screen.findByText('Post updated successfully')).toBeInTheDocument();
    expect(keptDrafts()).toEqual([]);
  });

  it('is not shown to another account', async () => {
    signedIn();
    const close = await open();
    await typeContent(' More.');
    close();
    signedIn().on('GET /api/admin/auth', { body: aSession({ id: 'grace' }) });
    await open();
    await typeContent('!');
    expect(screen.queryByRole('button', { name: 'Restore it' })).not.toBeInTheDocument();
  });

  it('of two visits is offered one after the other, the latest first', async () => {
    signedIn();
    for (const text of [' One.', ' Two.']) {
      const close = await open();
      await typeContent(text);
      close();
    }
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Restore it' }));
    expect(screen.getByLabelText('Content')).toHaveValue('First text. Two.');
    await userEvent.click(screen.getByRole('button', { name: 'Restore it' }));
    expect(screen.getByLabelText('Content')).toHaveValue('First text. One.');
  });

  it('says when it is older than what is saved, and does not go over that unseen', async () => {
    signedIn();
    const close = await open();
    await typeContent(' More.');
    close();
    const api = signedIn(aPost({ version: 9, content: 'Newer.' })).on('PUT /api/admin/posts/7', {
      status: 409,
      body: problem(409, 'This post was changed by someone else.'),
    });
    await open();
    expect(await screen.findByText(/older than what is saved/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Restore it' }));
    saveByKey();
    await waitFor(() => expect(api.callsTo('PUT')).toHaveLength(1));
    expect(api.callsTo('PUT')[0]?.headers.get('If-Match')).toBe('"3"');
  });

  it('is compared with what is saved before anything takes its place', async () => {
    signedIn();
    const close = await open();
    await typeContent(' More.');
    close();
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Show the difference' }));
    expect(await screen.findByRole('insertion')).toHaveTextContent('[added: More.]');
    expect(screen.getByLabelText('Content')).toHaveValue('First text.');
  });

  it('is not offered once the post was saved later than it', async () => {
    signedIn();
    const close = await open();
    await typeContent(' More.');
    close();
    const later = new Date(Date.now() + 60_000).toISOString();
    const api = signedIn();
    const closeSecond = await open();
    expect(await screen.findByRole('button', { name: 'Restore it' })).toBeInTheDocument();
    api.on('PUT /api/admin/posts/7', { body: aPost({ version: 4, updatedAt: later }) });
    saveByKey();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Restore it' })).not.toBeInTheDocument());
    closeSecond();

    signedIn(aPost({ version: 4, updatedAt: later, content: 'Newer.' }));
    await open();
    await typeContent('!');
    expect(screen.queryByRole('button', { name: 'Restore it' })).not.toBeInTheDocument();
  });

  it('comes back by itself after the session was over and the person signed in again', async () => {
    signedIn().on('POST /api/admin/posts', { status: 401, body: problem(401, 'Unauthorized: please sign in') });
    await open('/admin/posts/new');
    await userEvent.type(screen.getByLabelText('Title'), 'Two pens');
    await typeContent('A sentence.');
    await userEvent.click(screen.getByRole('button', { name: 'Create Post' }));
    expect(await screen.findByText('Session expired. Please log in again')).toBeInTheDocument();
    await waitFor(() => expect(window.location.pathname).toBe('/admin/login'));

    signedIn().on('POST /api/admin/login', { body: aSession() });
    await userEvent.type(await screen.findByLabelText('Username'), 'ada');
    await userEvent.type(screen.getByLabelText('Password'), 'secret-7');
    await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    await waitFor(() => expect(screen.getByLabelText('Content')).toHaveValue('A sentence.'));
    expect(window.location.pathname).toBe('/admin/posts/new');
    expect(screen.getByLabelText('Title')).toHaveValue('Two pens');
  });

  it('is no longer said to be back once it is saved', async () => {
    const back = 'Your unsaved text has been restored. Nothing was lost.';
    const api = signedIn().on('PUT /api/admin/posts/7', { status: 401, body: problem(401, 'Please sign in') });
    await open();
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
    await kept();
    expect(screen.queryByText(back)).not.toBeInTheDocument();
  });
});

describe('Ctrl+S', () => {
  it('saves and stays, with what was typed meanwhile still unsaved', async () => {
    const api = signedIn().on('PUT /api/admin/posts/7', { body: aPost({ version: 4 }) });
    await open();
    await typeContent(' More.');
    saveByKey();
    await typeContent(' And more.');
    expect(await screen.findByText('Post updated successfully')).toBeInTheDocument();
    expect(screen.getByLabelText('Content')).toHaveValue('First text. More. And more.');
    expect(window.location.pathname).toBe('/admin/posts/7/edit');
    await kept();
    saveByKey();
    await waitFor(() => expect(api.callsTo('PUT')).toHaveLength(2));
    expect(api.callsTo('PUT')[1]?.headers.get('If-Match')).toBe('"4"');
  });

  it('creates a new post and goes on in the same editor at its own address', async () => {
    const api = signedIn()
      .on('POST /api/admin/posts', { status: 201, body: aPost() })
      .on('PUT /api/admin/posts/7', { body: aPost({ version: 4 }) });
    await open('/admin/posts/new');
    await userEvent.type(screen.getByLabelText('Title'), 'Two pens');
    await typeContent('First text.');
    saveByKey();
    await waitFor(() => expect(window.location.pathname).toBe('/admin/posts/7/edit'));
    expect(screen.getByLabelText('Content')).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Update Post' })).toBeInTheDocument();
    await typeContent(' More.');
    await kept();
    expect(keptDrafts()).toEqual([expect.stringContaining('/7/')]);
    saveByKey();
    await waitFor(() =>
      expect(api.callsTo('PUT /api/admin/posts/7')[0]?.body).toMatchObject({ content: 'First text. More.' }),
    );
  });

  it('creates a new post that is there again for whoever goes elsewhere and comes back', async () => {
    signedIn().on('POST /api/admin/posts', { status: 201, body: aPost() });
    await open('/admin/posts/new');
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
    signedIn().on('PUT /api/admin/posts/7', { body: aPost({ version: 4 }) });
    await open();
    expect(saveByKey()).toBe(false);
    expect(await screen.findByText('Post updated successfully')).toBeInTheDocument();
  });
});

describe('the text of somebody whose role was changed', () => {
  const demoted = { body: aSession({ role: 'user' }) };
  const findText = () => screen.findByRole('textbox', { name: /^Two pens, written / });

  it('stays in the editor when its save is refused, with a sentence that says why', async () => {
    signedIn().on('PUT /api/admin/posts/7', { status: 403, body: problem(403, 'Your account has no access.') });
    await open();
    await typeContent(' More.');
    saveByKey();
    expect(await screen.findByText(/^Your rights have changed: your account can no longer save posts\./)).toBeVisible();
    expect(screen.getByLabelText('Content')).toHaveValue('First text. More.');
  });

  it('can be read and copied once they have signed in again', async () => {
    const api = signedIn().on('PUT /api/admin/posts/7', { status: 401, body: problem(401, 'Unauthorized') });
    await open();
    await typeContent(' More.');
    saveByKey();
    const username = await screen.findByLabelText('Username');
    api.on('POST /api/admin/login', demoted).on('GET /api/admin/auth', demoted);
    await userEvent.type(username, 'ada');
    await userEvent.type(screen.getByLabelText('Password'), 'secret-7');
    await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));

    expect(await screen.findByText('Your account has no access to the admin area')).toBeInTheDocument();
    expect(await screen.findByText(/^Your rights have changed/)).toBeInTheDocument();
    const text = await findText();
    expect(text).toHaveValue('Two pens\n\nFirst text. More.');
    expect(text).toHaveAttribute('readonly');
    const copied = jest.fn(() => Promise.resolve());
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: copied }, configurable: true });
    await userEvent.click(screen.getByRole('button', { name: 'Copy' }));
    expect(copied).toHaveBeenCalledWith('Two pens\n\nFirst text. More.');
  });

  it('is shown to nobody else', async () => {
    signedIn();
    const close = await open();
    await typeContent(' More.');
    close();
    new FakeApi().on('GET /api/admin/auth', { body: aSession({ id: 'grace', role: 'user' }) });
    openConsole('/admin/posts');
    expect(await screen.findByText('Your account has no access to the admin area')).toBeInTheDocument();
    expect(screen.queryByText(/^Your rights have changed/)).not.toBeInTheDocument();
  });
});
