import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openEditor, saveByKey, typeContent, withPost } from '../../../testing/edited-post';
import { aPost } from '../../../testing/factories';
import { problem } from '../../../testing/fake-api';

afterEach(() => window.localStorage.clear());

const unreachable = 'The server can’t be reached. Your text is still here: try again in a moment.';
const taken = { status: 409, body: problem(409, 'Another post already has this slug.') };

describe('a save whose answer was lost', () => {
  it('has stored the post, which the next save finds as soon as it can be read', async () => {
    const api = withPost().on('POST /api/admin/posts', { status: 504 });
    await openEditor('/admin/posts/new');
    await userEvent.type(screen.getByLabelText('Title'), 'Two pens');
    await typeContent('First text.');
    saveByKey();
    expect(await screen.findByText(unreachable)).toBeInTheDocument();

    api.on('POST /api/admin/posts', taken).on('GET /api/admin/posts', { status: 504 });
    await typeContent(' More.');
    saveByKey();
    await screen.findAllByText('Failed to create post');
    await screen.findByText(unreachable);
    expect(screen.queryByText(taken.body.message)).not.toBeInTheDocument();

    const stored = aPost({ id: 7, version: 1 });
    api
      .on('GET /api/admin/posts', { body: [stored], total: 1 })
      .on('PUT /api/admin/posts/7', { body: { ...stored, version: 2, content: 'First text. More.' } });
    saveByKey();
    expect(await screen.findByText('Post created successfully')).toBeInTheDocument();
    expect(api.callsTo('PUT /api/admin/posts/7')[0]?.body).toMatchObject({ content: 'First text. More.' });
  });

  it('may have been any of several', async () => {
    const api = withPost().on('PUT /api/admin/posts/7', { status: 504 });
    await openEditor();
    for (const more of ['!', '!']) {
      await typeContent(more);
      saveByKey();
      await waitFor(() => expect(screen.getByText(unreachable)).toBeInTheDocument());
    }
    await waitFor(() => expect(api.callsTo('PUT /api/admin/posts/7')).toHaveLength(2));

    await typeContent('{Backspace}');
    const current = aPost({ version: 4, content: 'First text.!' });
    api.on('PUT /api/admin/posts/7', { status: 409, body: { ...problem(409, 'Changed.'), current } });
    saveByKey();
    expect(await screen.findByText('Post updated successfully')).toBeInTheDocument();
  });

  it('was that of a publication', async () => {
    const api = withPost().on('PATCH /api/admin/posts/7/publish', { status: 504 });
    await openEditor();
    await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText('Failed to publish post')).toBeInTheDocument();

    const current = aPost({ version: 4, status: 'published' });
    api.on('PATCH /api/admin/posts/7/publish', { status: 409, body: { ...problem(409, 'Changed.'), current } });
    await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText('Post published successfully')).toBeInTheDocument();
  });
});
