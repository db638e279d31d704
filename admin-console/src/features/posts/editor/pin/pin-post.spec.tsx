import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openEditor, withPost } from '../../../../testing/edited-post';
import { aPost } from '../../../../testing/factories';

const button = (name: string) => screen.findByRole('button', { name });

it('pins a published post at once and unpins it, without saving what is typed', async () => {
  const api = withPost(aPost({ status: 'published' }))
    .on('PUT /api/admin/posts/7/pin', { status: 204 })
    .on('DELETE /api/admin/posts/7/pin', { status: 204 });
  await openEditor();
  await userEvent.click(await button('Pin to top of blog page'));
  const unpin = await button('Unpin from blog page');
  expect(unpin).toHaveAccessibleDescription('The blog page begins with this post.');
  expect(unpin).toHaveFocus();
  await userEvent.click(unpin);
  await button('Pin to top of blog page');
  expect(api.callsTo('DELETE /api/admin/posts/7/pin')).toHaveLength(1);
  const put = api.callsTo('PUT /api/admin/posts/7').map((call) => call.address);
  expect(put).toEqual(['/api/admin/posts/7/pin']);
});

it('shows what is pinned, and says why a post can’t be', async () => {
  const message = 'Only a published post can be pinned.';
  const api = withPost({ ...aPost({ status: 'published' }), pinned: true });
  const close = await openEditor();
  await button('Unpin from blog page');
  close();
  api.on('GET /api/admin/posts/7', { body: aPost({ status: 'published' }) });
  api.on('PUT /api/admin/posts/7/pin', { status: 409, body: { statusCode: 409, message, error: 'Conflict' } });
  await openEditor();
  await userEvent.click(await button('Pin to top of blog page'));
  expect(await screen.findByText(message)).toBeInTheDocument();
});

it('is not offered for a draft', async () => {
  withPost(aPost());
  await openEditor();
  await screen.findByText('Search and social');
  await waitFor(() => expect(screen.queryByRole('button', { name: /Pin/ })).not.toBeInTheDocument());
});
