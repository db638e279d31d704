import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPost, aPreviewLink, aSession } from '../../../testing/factories';
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
  const link = aPreviewLink();
  const links = 'GET /api/admin/posts/7/preview-links';
  const creation = 'POST /api/admin/posts/7/preview-link';
  const open = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
    return within(await screen.findByRole('dialog', { name: 'Preview' }));
  };
  /** Answers that there are no links, until the result is called: then one was created. */
  const withoutLinks = (api: FakeApi) => {
    api.on(links, { body: [] });
    const create = api.hold(creation);
    return () => {
      api.on(links, { body: [link] });
      create({ status: 201, body: link });
    };
  };

  it('is reached by a link that can be copied and opened, and that says how long it works', async () => {
    const api = await openPost();
    const create = withoutLinks(api);
    const dialog = await open();
    await waitFor(() => expect(api.callsTo(creation)).toHaveLength(1));
    create();
    expect(await dialog.findByLabelText('Link to the preview')).toHaveValue('http://localhost/preview/7.abc.0123');
    expect(dialog.getByRole('link', { name: 'Open' })).toHaveAttribute('href', '/preview/7.abc.0123');
    expect(dialog.getByText(/^It expires .*2999/)).toBeInTheDocument();
    expect(dialog.queryByText(/as it was last saved/)).not.toBeInTheDocument();
    expect(api.callsTo('PUT /api/admin/posts')).toEqual([]);
  });

  it('uses the link that one has already, and creates another on request', async () => {
    const api = await openPost();
    api.on(links, { body: [link] });
    const dialog = await open();
    expect(await dialog.findByLabelText('Link to the preview')).toHaveValue('http://localhost/preview/7.abc.0123');
    expect(api.callsTo(creation)).toEqual([]);
    const another = aPreviewLink({ id: 'another', url: '/preview/7.def.4567' });
    api.on(creation, { status: 201, body: another }).on(links, { body: [another, link] });
    await userEvent.click(dialog.getByRole('button', { name: 'New link' }));
    await waitFor(() =>
      expect(dialog.getByLabelText('Link to the preview')).toHaveValue('http://localhost/preview/7.def.4567'),
    );
    expect(dialog.getAllByRole('listitem')).toHaveLength(2);
  });

  it('is reached by a new link too whose answer was lost', async () => {
    const api = await openPost();
    api.on(links, { body: [link] }).on(creation, { status: 504 });
    const dialog = await open();
    await dialog.findByLabelText('Link to the preview');
    api.on(links, { body: [aPreviewLink({ id: 'another', url: '/preview/7.def.4567' }), link] });
    await userEvent.click(dialog.getByRole('button', { name: 'New link' }));
    expect(await screen.findByText('No answer came: the link may have been made')).toBeInTheDocument();
    expect(await dialog.findByDisplayValue('http://localhost/preview/7.def.4567')).toBeInTheDocument();
  });

  it('lists who created each link, when and until when, and revokes one at a time', async () => {
    const colleagues = aPreviewLink({ id: 'hers', createdById: 'grace', createdByName: 'Grace Hopper' });
    const todays = { ...link, createdAt: new Date().toISOString() };
    const api = await openPost();
    api.on(links, { body: [colleagues, todays] }).on('DELETE /api/admin/posts/7/preview-links/hers', { status: 204 });
    const dialog = await open();
    const rows = await dialog.findAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Grace Hopper.*Created .*2026.*expires .*2999/),
      expect.stringMatching(/^You.*Created today, .*expires .*2999/),
    ]);
    api.on(links, { body: [link] });
    await userEvent.click(dialog.getByRole('button', { name: /^Revoke the link created by Grace Hopper, .*2026/ }));
    expect(await screen.findByText('Preview link revoked')).toBeInTheDocument();
    await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(1));
  });

  it('does not replace a link that one revoked', async () => {
    const api = await openPost();
    api.on(links, { body: [link] }).on(`DELETE /api/admin/posts/7/preview-links/${link.id}`, { status: 204 });
    const dialog = await open();
    await dialog.findByLabelText('Link to the preview');
    api.on(links, { body: [] });
    await userEvent.click(dialog.getByRole('button', { name: /^Revoke the link created by you/ }));
    await waitFor(() => expect(dialog.queryByLabelText('Link to the preview')).not.toBeInTheDocument());
    expect(dialog.getByRole('button', { name: 'New link' })).toBeInTheDocument();
    expect(api.callsTo(creation)).toEqual([]);
  });

  it('says when a link could not be revoked', async () => {
    const api = await openPost();
    const revocation = `DELETE /api/admin/posts/7/preview-links/${link.id}`;
    api.on(links, { body: [link] }).on(revocation, { status: 500 });
    const dialog = await open();
    await userEvent.click(await dialog.findByRole('button', { name: /^Revoke/ }));
    expect(await screen.findByText('Failed to revoke the preview link')).toBeInTheDocument();
    expect(dialog.getAllByRole('listitem')).toHaveLength(1);
  });

  it('says that it shows the last saved text when something is not saved', async () => {
    const api = await openPost();
    api.on(links, { body: [link] });
    await userEvent.type(screen.getByLabelText('Title'), '!');
    const dialog = await open();
    expect(dialog.getByText(/The preview shows the text as it was last saved/)).toBeInTheDocument();
  });

  it('can be asked for again when the link could not be made', async () => {
    const api = await openPost();
    api.on(links, { body: [] }).on(creation, { status: 500 });
    const dialog = await open();
    expect(await dialog.findByText('The link could not be made')).toBeInTheDocument();
    const create = withoutLinks(api);
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(api.callsTo(creation)).toHaveLength(2));
    create();
    expect(await dialog.findByLabelText('Link to the preview')).toBeInTheDocument();
  });

  it('costs no text where its code does not come, and opens by itself once that does', async () => {
    const api = await openPost();
    api.on(links, { body: [link] });
    jest.doMock('./preview/preview-dialog', () => {
      throw new Error('Loading chunk preview-dialog failed.');
    });
    await userEvent.type(screen.getByLabelText('Title'), '!');
    await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
    expect(await screen.findByText('The preview could not be loaded')).toBeInTheDocument();
    expect(screen.getByLabelText('Title')).toHaveValue('Two pens!');
    jest.dontMock('./preview/preview-dialog');
    expect(await screen.findByRole('dialog', { name: 'Preview' })).toBeInTheDocument();
  });

  it('is not offered for a published post, which has its page', async () => {
    await openPost({ status: 'published' });
    expect(screen.queryByRole('button', { name: 'Preview' })).not.toBeInTheDocument();
  });
});

it('publishes a new post as it creates it, and leaves its status alone where that is refused', async () => {
  const refusal = 'Another post already has this slug.';
  const api = new FakeApi()
    .on('GET /api/admin/auth', { body: aSession() })
    .on('GET /api/admin/posts', { body: [], total: 0 })
    .on('POST /api/admin/posts', { status: 409, body: problem(409, refusal, { slug: refusal }) });
  openConsole('/admin/posts/new');
  const publish = async () => userEvent.click(await screen.findByRole('button', { name: 'Publish' }));
  await publish();
  expect(await screen.findByText('Title is required')).toBeInTheDocument();
  expect(api.callsTo('POST /api/admin/posts')).toEqual([]);
  fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Pens' } });
  fireEvent.change(screen.getByLabelText('Content'), { target: { value: 'Of ink.' } });
  await publish();
  expect(await screen.findByText('Failed to publish post')).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'Status' })).toHaveTextContent('Draft');
  api.on('POST /api/admin/posts', { body: aPost({ status: 'published' }) });
  await publish();
  expect(await screen.findByText('Post published successfully')).toBeInTheDocument();
  expect(await screen.findByText('Create your first post to get started.')).toBeInTheDocument();
  expect(api.callsTo('POST /api/admin/posts').at(-1)?.body).toMatchObject({ title: 'Pens', status: 'published' });
});

it('says that it publishes now where another time is planned', async () => {
  new FakeApi().on('GET /api/admin/auth', { body: aSession() }).on('GET /api/admin/posts', { body: [], total: 0 });
  openConsole('/admin/posts/new');
  expect(await screen.findByRole('button', { name: 'Publish' })).toBeInTheDocument();
  fireEvent.change(screen.getByLabelText(/^Publish at/), { target: { value: '2099-01-01T10:00' } });
  expect(screen.getByRole('button', { name: 'Publish now' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Clear the planned time' }));
  expect(screen.getByRole('button', { name: 'Publish' })).toBeInTheDocument();
});
