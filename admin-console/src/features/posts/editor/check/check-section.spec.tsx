import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openEditor, saveByKey, typeContent, withPost } from '../../../../testing/edited-post';
import { aPost } from '../../../../testing/factories';
import { problem } from '../../../../testing/fake-api';

afterEach(() => window.localStorage.clear());

const preview = 'POST /api/admin/content-preview';
const nope = `HEAD ${window.location.origin}/blog/nope`;
const made = (html: string) => ({ body: { html, words: 1, readingMinutes: 1 } });
const says = (words: string) => waitFor(() => expect(screen.getByText(words)).toHaveAttribute('role', 'status'));

it('says what a reader of the page would stumble over, and follows what is written', async () => {
  const api = withPost(aPost({ summary: 'Of ink.' }));
  api.on(preview, made('<h3>Ink</h3><p><a href="/blog/nope">Pens</a></p>'));
  await openEditor();
  await userEvent.click(await screen.findByText('Check before publishing'));
  await says('2 things found.');
  const findings = within(screen.getByRole('list', { name: 'Findings' }));
  expect(findings.getByText('Make it a heading 2.')).toBeInTheDocument();
  expect(findings.getByText('“Pens” leads nowhere: the site has nothing at /blog/nope.')).toBeInTheDocument();

  api.on(preview, made('<h2>Ink</h2><p><a href="/blog/nope">Pens</a></p>'));
  await typeContent('!');
  await says('1 thing found.');
  expect(api.callsTo(nope)).toHaveLength(1);

  api.on(nope, { status: 200 });
  await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
  await says('Nothing found.');

  fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'x'.repeat(61) } });
  await says('1 thing found.');
});

it('tells whoever publishes what it finds, and shows it where they go on to look', async () => {
  const facts = aPost({ coverImageUrl: '/media/gone.svg', summary: 'Of ink.' });
  const api = withPost(facts).on('GET /api/admin/posts', { body: [], total: 0 });
  api.on('PATCH /api/admin/posts/7/publish', { body: { ...facts, status: 'published' } });
  api.on(preview, made('<a href="https://pens.test">Pens</a>'));
  await openEditor();
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('Post published successfully')).toBeInTheDocument();
  expect(window.location.pathname).toBe('/admin/posts');
  await userEvent.click(screen.getByRole('button', { name: 'See 2 findings' }));
  await says('2 things found.');
  expect(screen.getByText('Check before publishing')).toHaveFocus();
});

it.each([
  ['tells whoever plans a publication what it finds', '2999-05-01T11:30:00.000Z', 1],
  ['finds nothing in a draft that is only saved', null, 0],
])('%s', async (_what, publishAt, found) => {
  withPost(aPost()).on('PUT /api/admin/posts/7', { body: aPost({ publishAt }) });
  await openEditor();
  fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'One pen' } });
  saveByKey();
  expect(await screen.findByText('Post updated successfully')).toBeInTheDocument();
  if (found) expect(await screen.findByRole('button', { name: 'See 1 finding' })).toBeInTheDocument();
  expect(screen.queryAllByRole('button', { name: /findings?$/ })).toHaveLength(found);
});

it('says at once that a post is saved, and adds what the check finds to nothing else', async () => {
  const facts = aPost({ status: 'published', summary: 'Of ink.' });
  const api = withPost(facts).on('PUT /api/admin/posts/7', { body: facts });
  const answer = api.hold(preview);
  await openEditor();
  fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'One pen' } });
  const before = api.callsTo(preview).length;
  saveByKey();
  await waitFor(() => expect(api.callsTo(preview)).toHaveLength(before + 1));
  expect(await screen.findByText('Post updated successfully', {}, { timeout: 900 })).toBeInTheDocument();
  api.on('PUT /api/admin/posts/7', { status: 503, body: problem(503, 'No room.') });
  fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Three pens' } });
  saveByKey();
  expect(await screen.findByText('Failed to update post')).toBeInTheDocument();
  answer(made('<a href="/blog/nope">Pens</a>'));
  await waitFor(() => expect(api.callsTo(nope)).toHaveLength(1));
  await act(async () => undefined);
  expect(screen.getByText('Failed to update post')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /findings?$/ })).not.toBeInTheDocument();
});

it.each([
  ['finds nothing', made('')],
  ['can’t be made', { status: 503 }],
])('adds nothing to the notification where the check %s', async (_what, answer) => {
  const facts = aPost({ summary: 'Of ink.' });
  const api = withPost(facts).on('GET /api/admin/posts', { body: [], total: 0 });
  api.on('PATCH /api/admin/posts/7/publish', { body: { ...facts, status: 'published' } }).on(preview, answer);
  await openEditor();
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('Post published successfully')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /findings?$/ })).not.toBeInTheDocument();
});

it('says that a text could not be checked, and checks it again', async () => {
  const api = withPost(aPost({ summary: 'Of ink.' }));
  api.on(preview, { status: 503 });
  await openEditor();
  await userEvent.click(await screen.findByText('Check before publishing'));
  await says('The text could not be checked.');
  api.on(preview, made(''));
  await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
  await says('Nothing found.');
});
