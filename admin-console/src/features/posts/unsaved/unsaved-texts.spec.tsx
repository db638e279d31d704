import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openEditor, saveByKey, typeContent, withPost } from '../../../testing/edited-post';
import { aSession } from '../../../testing/factories';
import { FakeApi, problem } from '../../../testing/fake-api';
import { openConsole } from '../../../testing/open-console';

afterEach(() => window.localStorage.clear());

describe('the text of somebody whose role was changed', () => {
  const demoted = { body: aSession({ role: 'user' }) };
  const findText = () => screen.findByRole('textbox', { name: /^Two pens, written / });

  it('stays in the editor when its save is refused, with a sentence that says why', async () => {
    withPost().on('PUT /api/admin/posts/7', { status: 403, body: problem(403, 'Your account has no access.') });
    await openEditor();
    await typeContent(' More.');
    saveByKey();
    expect(
      await screen.findByText(/^Your permissions have changed: your account can no longer save posts\./),
    ).toBeVisible();
    expect(screen.getByLabelText('Content')).toHaveValue('First text. More.');
  });

  it('is said to be safe at the sign-in to which its save leads', async () => {
    withPost().on('PUT /api/admin/posts/7', { status: 401, body: problem(401, 'Unauthorized') });
    await openEditor();
    await typeContent(' More.');
    saveByKey();
    expect(await screen.findByText('Session expired. Please log in again')).toBeInTheDocument();
    await screen.findByLabelText('Username');
    expect(screen.getByText('Your unsaved text is safe on this device. Sign in to see it.')).toBeVisible();
  });

  it('can be read and copied once they have signed in again', async () => {
    const api = withPost().on('PUT /api/admin/posts/7', { status: 401, body: problem(401, 'Unauthorized') });
    await openEditor();
    await typeContent(' More.');
    saveByKey();
    const username = await screen.findByLabelText('Username');
    api.on('POST /api/admin/login', demoted).on('GET /api/admin/auth', demoted);
    await userEvent.type(username, 'ada');
    await userEvent.type(screen.getByLabelText('Password'), 'secret-7');
    await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));

    expect(await screen.findByText('Your account has no access to the admin area')).toBeInTheDocument();
    expect(await screen.findByText(/^Your permissions have changed/)).toBeInTheDocument();
    const text = await findText();
    expect(text).toHaveValue('Two pens\n\nFirst text. More.');
    expect(text).toHaveAttribute('readonly');
    const copied = jest.fn(() => Promise.resolve());
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: copied }, configurable: true });
    await userEvent.click(screen.getByRole('button', { name: 'Copy' }));
    expect(copied).toHaveBeenCalledWith('Two pens\n\nFirst text. More.');
  });

  it('is shown to nobody else', async () => {
    withPost();
    const close = await openEditor();
    await typeContent(' More.');
    close();
    new FakeApi().on('GET /api/admin/auth', { body: aSession({ id: 'grace', role: 'user' }) });
    openConsole('/admin/posts');
    expect(await screen.findByText('Your account has no access to the admin area')).toBeInTheDocument();
    expect(screen.queryByText(/^Your permissions have changed/)).not.toBeInTheDocument();
  });
});

describe('text that the device does not take', () => {
  afterEach(() => jest.restoreAllMocks());

  it('is in the editor again after the sign-in to which its save led', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    const api = withPost().on('PUT /api/admin/posts/7', { status: 401, body: problem(401, 'Unauthorized') });
    await openEditor();
    await typeContent(' More.');
    saveByKey();
    const username = await screen.findByLabelText('Username');
    const note = 'Your unsaved text is still here for as long as this page is open. Sign in to see it.';
    expect(screen.getByText(note)).toBeVisible();
    api.on('POST /api/admin/login', { body: aSession() });
    await userEvent.type(username, 'ada');
    await userEvent.type(screen.getByLabelText('Password'), 'secret-7');
    await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    await waitFor(() => expect(screen.getByLabelText('Content')).toHaveValue('First text. More.'));
  });
});
