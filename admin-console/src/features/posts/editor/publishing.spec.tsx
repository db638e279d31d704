import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPost, aSession } from '../../../testing/factories';
import { FakeApi, problem } from '../../../testing/fake-api';
import { openConsole } from '../../../testing/open-console';

const planned = '2999-05-01T09:00:00.000Z';
const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();

const openPost = async (facts: Parameters<typeof aPost>[0] = {}) => {
  const api = new FakeApi()
    .on('GET /api/admin/auth', { body: aSession() })
    .on('GET /api/admin/posts', { body: [], total: 0 })
    .on('GET /api/admin/posts/7', { body: aPost(facts) })
    .on('PUT /api/admin/posts/7', { body: aPost({ ...facts, version: 4 }) });
  openConsole('/admin/posts/7/edit');
  await waitFor(() => expect(screen.getByLabelText('Content')).toHaveValue('First text.'));
  return api;
};
const save = () => userEvent.click(screen.getByRole('button', { name: 'Update Post' }));
const sentTo = (api: FakeApi) => api.callsTo('PUT /api/admin/posts/7').at(-1)?.body as { publishAt: string | null };

afterEach(() => window.localStorage.clear());

describe('the time to publish at', () => {
  it('is typed in the time zone of the device, which stands beside it, and sent as a moment', async () => {
    const api = await openPost();
    const field = screen.getByLabelText('Publish at');
    expect(field).toHaveAccessibleDescription(expect.stringContaining(timeZone));
    fireEvent.change(field, { target: { value: '2999-05-01T11:30' } });
    await save();
    await screen.findByText('Post updated successfully');
    expect(sentTo(api).publishAt).toBe(new Date('2999-05-01T11:30').toISOString());
  });

  it('stays as it is when other things are changed, and is told above them', async () => {
    const api = await openPost({ publishAt: planned });
    expect(screen.getByText(/^Scheduled for .*2999/)).toBeInTheDocument();
    await userEvent.type(screen.getByLabelText('Title'), '!');
    await save();
    await screen.findByText('Post updated successfully');
    expect(sentTo(api).publishAt).toBe(planned);
  });

  it('can be cleared', async () => {
    const api = await openPost({ publishAt: planned });
    await userEvent.click(screen.getByRole('button', { name: 'Clear the planned time' }));
    expect(screen.getByLabelText('Publish at')).toHaveValue('');
    await save();
    await screen.findByText('Post updated successfully');
    expect(sentTo(api).publishAt).toBeNull();
  });

  it('is for drafts alone', async () => {
    await openPost({ status: 'published' });
    expect(screen.queryByLabelText('Publish at')).not.toBeInTheDocument();
  });

  it('shows what the server says of it', async () => {
    const past = 'Publish at must be in the future';
    const api = await openPost();
    api.on('PUT /api/admin/posts/7', { status: 400, body: problem(400, past, { publishAt: past }) });
    fireEvent.change(screen.getByLabelText('Publish at'), { target: { value: '2020-05-01T11:30' } });
    await save();
    await waitFor(() =>
      expect(screen.getByLabelText('Publish at')).toHaveAccessibleDescription(expect.stringContaining(past)),
    );
  });
});

describe('the preview of a draft', () => {
  const link = { url: '/preview/7.abc.0123', expiresAt: '2999-05-01T09:00:00.000Z' };
  const open = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
    return within(await screen.findByRole('dialog', { name: 'Preview' }));
  };

  it('is reached by a link that can be copied and opened, and that says how long it works', async () => {
    const api = await openPost();
    api.on('POST /api/admin/posts/7/preview-link', { status: 201, body: link });
    const dialog = await open();
    expect(await dialog.findByLabelText('Link to the preview')).toHaveValue('http://localhost/preview/7.abc.0123');
    expect(dialog.getByRole('link', { name: 'Open' })).toHaveAttribute('href', '/preview/7.abc.0123');
    expect(dialog.getByText(/^It works until .*2999/)).toBeInTheDocument();
    expect(dialog.queryByText(/as it was last saved/)).not.toBeInTheDocument();
    expect(api.callsTo('PUT')).toEqual([]);
  });

  it('says that it shows the last saved text when something is not saved', async () => {
    const api = await openPost();
    api.on('POST /api/admin/posts/7/preview-link', { status: 201, body: link });
    await userEvent.type(screen.getByLabelText('Title'), '!');
    const dialog = await open();
    expect(dialog.getByText(/The preview shows the text as it was last saved/)).toBeInTheDocument();
  });

  it('can be asked for again when the link could not be made', async () => {
    const api = await openPost();
    api.on('POST /api/admin/posts/7/preview-link', { status: 500 });
    const dialog = await open();
    expect(await dialog.findByText('The link could not be made')).toBeInTheDocument();
    api.on('POST /api/admin/posts/7/preview-link', { status: 201, body: link });
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByLabelText('Link to the preview')).toBeInTheDocument();
  });

  it('is not offered for a published post, which has its page', async () => {
    await openPost({ status: 'published' });
    expect(screen.queryByRole('button', { name: 'Preview' })).not.toBeInTheDocument();
  });
});
