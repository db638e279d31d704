import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openEditor, typeContent, withPost } from '../../../../testing/edited-post';
import { aPost } from '../../../../testing/factories';

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
