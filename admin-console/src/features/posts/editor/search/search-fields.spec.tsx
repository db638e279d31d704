import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openEditor, withPost } from '../../../../testing/edited-post';
import { aPost } from '../../../../testing/factories';

afterEach(() => window.localStorage.clear());

const open = async () => userEvent.click(await screen.findByText('Search and social'));
const fill = (name: string, value: string) => fireEvent.change(screen.getByLabelText(name), { target: { value } });
const figure = (name: string) => within(screen.getByText(name).closest('figure') as HTMLElement);

it('shows what search results and shared links show of a post, from the post or from what is said for them', async () => {
  const cover = 'https://example.com/cover.png';
  const api = withPost(aPost({ summary: 'Of ink.', coverImageUrl: cover }));
  api.on('PUT /api/admin/posts/7', { body: aPost({ version: 4 }) });
  await openEditor();
  await open();
  const result = figure('In search results');
  const link = figure('As a shared link');
  expect(result.getByText('Two pens · Keystride')).toBeInTheDocument();
  expect(result.getByText('Of ink.')).toBeInTheDocument();
  expect(link.getByRole('presentation')).toHaveAttribute('src', cover);

  fill('Search title', 'Pens compared');
  fill('Social Image URL', '/media/pens.svg');
  expect(screen.getByLabelText('Search title')).toHaveAccessibleDescription(/^13 characters/);
  expect(result.getByText('Pens compared · Keystride')).toBeInTheDocument();
  expect(link.getByText('Pens compared')).toBeInTheDocument();
  expect(link.getByRole('presentation')).toHaveAttribute('src', '/media/pens.svg');

  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Update Post' }));
  await screen.findByText('Post updated successfully');
  const [call] = api.callsTo('PUT /api/admin/posts/7');
  expect(call?.body).toMatchObject({ metaTitle: 'Pens compared', metaDescription: null });
});

it('shows of a cover of the site’s own the card that is drawn of it, with the title that readers see', async () => {
  withPost(aPost({ summary: 'Of ink.', coverImageUrl: '/media/covers/pens.svg' }));
  await openEditor();
  await open();
  fill('Search title', 'Pens compared');
  const link = figure('As a shared link');
  expect(link.getByRole('presentation')).toHaveAttribute('src', '/media/covers/pens.svg');
  expect(link.getByText('Two pens')).toBeInTheDocument();
  expect(link.getByText('Keystride')).toBeInTheDocument();

  fill('Social Image URL', '/media/chosen.png');
  expect(link.getByRole('presentation')).toHaveAttribute('src', '/media/chosen.png');
  expect(link.queryByText('Keystride')).not.toBeInTheDocument();
});

it('opens by itself for a field that can’t be saved', async () => {
  withPost(aPost({ socialImageUrl: '/media/pens.png' }));
  await openEditor();
  await open();
  fill('Social Image URL', 'pens.png');
  await open();
  expect(screen.queryByLabelText('Social Image URL')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Update Post' }));
  expect(await screen.findByText('Social image URL must start with http://, https:// or /')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByLabelText('Social Image URL')).toHaveFocus());
});
