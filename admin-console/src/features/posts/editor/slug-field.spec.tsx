import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPost, aSession } from '../../../testing/factories';
import { FakeApi } from '../../../testing/fake-api';
import { openConsole } from '../../../testing/open-console';

const check = { slug: 'two-pens', free: true, suggestion: null, formerly: null };
const open = async (address: string) => {
  openConsole(address);
  return screen.findByLabelText('Slug');
};
const api = () =>
  new FakeApi()
    .on('GET /api/admin/auth', { body: aSession() })
    .on('GET /api/admin/posts/7', { body: aPost() })
    .on('GET /api/admin/posts/slug', { body: check });

afterEach(() => window.localStorage.clear());

it('says while typing that a slug is taken, and takes the free one that is offered', async () => {
  const taken = { ...check, free: false, suggestion: 'two-pens-2' };
  const calls = api()
    .on('GET /api/admin/posts/slug?slug=two-pens', { body: taken })
    .on('GET /api/admin/posts/slug?slug=two-pens-2', { body: { ...check, slug: 'two-pens-2' } });
  const field = await open('/admin/posts/new');
  expect(field).toHaveAttribute('autocorrect', 'off');
  await userEvent.type(screen.getByLabelText('Title'), 'Two pens');

  await userEvent.click(await screen.findByRole('button', { name: 'Use two-pens-2' }));
  expect(field).toHaveValue('two-pens-2');
  expect(field).toHaveFocus();
  await waitFor(() => expect(calls.callsTo('GET /api/admin/posts/slug?slug=two-pens-2')).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Use/ })).not.toBeInTheDocument());
  expect(field).not.toHaveAccessibleDescription();

  await userEvent.type(screen.getByLabelText('Title'), ' more');
  expect(field).toHaveValue('two-pens-2');
});

it('names the trouble beside the field', async () => {
  api().on('GET /api/admin/posts/slug?slug=two-pens', { body: { ...check, free: false, suggestion: 'two-pens-2' } });
  const field = await open('/admin/posts/new');
  await userEvent.type(field, 'two-pens');
  await waitFor(() => expect(field).toHaveAccessibleDescription('Another post already has this slug.'));
});

it('tells of links that another post still has there', async () => {
  const formerly = { id: 3, title: 'The older post' };
  api().on('GET /api/admin/posts/slug?slug=old&post=7', {
    body: { ...check, slug: 'old', suggestion: 'old-2', formerly },
  });
  const field = await open('/admin/posts/7/edit');
  await userEvent.clear(field);
  await userEvent.type(field, 'old');
  expect(await screen.findByText(/^Links to “The older post” still use this slug/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Use old-2' })).toBeInTheDocument();
});

it('asks nothing of a slug that the post has, or that no post can have', async () => {
  const calls = api();
  const field = await open('/admin/posts/7/edit');
  jest.useFakeTimers();
  for (const value of ['two-pens x', 'two-pens', 'old']) {
    fireEvent.change(field, { target: { value } });
    // Longer than the pause after which it would be asked.
    await act(() => jest.advanceTimersByTimeAsync(500));
  }
  jest.useRealTimers();
  const asked = calls.callsTo('GET /api/admin/posts/slug').map(({ address }) => address);
  expect(asked).toEqual([expect.stringContaining('slug=old&')]);
});

it('says while typing what no slug can have', async () => {
  api();
  const field = await open('/admin/posts/new');
  await userEvent.type(field, 'two pens');
  await waitFor(() => expect(field).toHaveAccessibleDescription(/^Slug may contain only letters/));
  await userEvent.clear(field);
  await userEvent.type(field, 'two-pens');
  await waitFor(() => expect(field).not.toHaveAccessibleDescription());
});

it('says that the address of a live post will redirect', async () => {
  api().on('GET /api/admin/posts/7', { body: aPost({ status: 'published' }) });
  const field = await open('/admin/posts/7/edit');
  expect(field).not.toHaveAccessibleDescription();
  await userEvent.type(field, '-2');
  expect(field).toHaveAccessibleDescription(
    'Once this is saved, the current address /blog/two-pens will redirect to the new one.',
  );
});
