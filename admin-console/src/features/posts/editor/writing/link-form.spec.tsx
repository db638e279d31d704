import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openEditor, withPost } from '../../../../testing/edited-post';
import { aPost } from '../../../../testing/factories';

const posts = 'GET /api/admin/posts?search=';
const query = '&status=published&limit=6';
const aboutHow = aPost({ slug: 'how', title: 'How' });
const aboutInk = aPost({ slug: 'ink', title: 'How ink dries' });

/** Asks for a link with some words, and finds a post by the word how. */
async function lookForHow() {
  const api = withPost().on(posts + 'how' + query, { body: [aboutHow], total: 1 });
  await openEditor();
  await userEvent.click(screen.getByRole('button', { name: 'Link' }));
  await userEvent.type(await screen.findByLabelText('Words'), 'here');
  await userEvent.type(screen.getByLabelText('Address'), 'how');
  await screen.findByRole('button', { name: 'How /blog/how' });
  return api;
}

const content = () => screen.getByLabelText('Content');

afterEach(() => window.localStorage.clear());

it('takes with Enter what is found for all that is written, once it is', async () => {
  const api = await lookForHow();
  const answer = api.hold(posts + 'how+ink' + query);
  await userEvent.type(screen.getByLabelText('Address'), ' ink{Enter}');
  await waitFor(() => expect(api.callsTo(posts + 'how+ink')).toHaveLength(1));
  expect(screen.getByLabelText('Address')).not.toBeInvalid();
  answer({ body: [aboutInk], total: 1 });
  await waitFor(() => expect(content()).toHaveValue('First text.<a href="/blog/ink">here</a>'));
});

it('refuses what is not found, once that is known', async () => {
  const api = await lookForHow();
  await userEvent.type(screen.getByLabelText('Address'), ' ink');
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  expect(screen.getByLabelText('Address')).not.toBeInvalid();
  await waitFor(() => expect(screen.getByLabelText('Address')).toBeInvalid());
  expect(screen.getByLabelText('Address')).toHaveFocus();
  expect(api.callsTo(posts + 'how+ink')).toHaveLength(1);
});

it('takes nothing when somebody writes on after Enter', async () => {
  const api = await lookForHow();
  api.on(posts + 'how+ink' + query, { body: [aboutInk], total: 1 });
  await userEvent.type(screen.getByLabelText('Address'), ' in{Enter}k');
  expect(await screen.findByRole('button', { name: 'How ink dries /blog/ink' })).toBeInTheDocument();
  expect(screen.getByLabelText('Address')).not.toBeInvalid();
  await userEvent.type(screen.getByLabelText('Address'), '{Enter}');
  await waitFor(() => expect(content()).toHaveValue('First text.<a href="/blog/ink">here</a>'));
});

it('takes the words that are selected, by keys alone, and no address that runs a script', async () => {
  withPost();
  await openEditor();
  await userEvent.tripleClick(content());
  await userEvent.keyboard('{Control>}{Shift>}k{/Shift}{/Control}');
  expect(await screen.findByLabelText('Words')).toHaveValue('First text.');
  await userEvent.type(screen.getByLabelText('Address'), 'javascript:alert(1){Enter}');
  expect(await screen.findByText(/^Give an address such as/)).toBeInTheDocument();
  await userEvent.clear(screen.getByLabelText('Address'));
  await userEvent.type(screen.getByLabelText('Address'), 'example.com/plan{Enter}');
  await waitFor(() => expect(content()).toHaveValue('<a href="https://example.com/plan">First text.</a>'));
});
