import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openEditor, withPost } from '../../../testing/edited-post';
import { aPicture, aPost } from '../../../testing/factories';
import { delayUploadsOf } from '../../../testing/fake-upload';
import { dropFile, pasteFile, pasteHtml } from '../../../testing/give-file';

beforeEach(() => delayUploadsOf(aPicture()));
afterEach(() => window.localStorage.clear());

const cover = '/media/a.webp';
const inTheCover = () => screen.getByText('or drop a picture here');
const inTheSource = () => screen.getByLabelText('Content');
const inTheText = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Write' }));
  return screen.findByRole('textbox', { name: 'Content' });
};
const places = [
  ['as cover', inTheCover],
  ['into the source', inTheSource],
] as const;

const uploads = async () => (await screen.findAllByText(/png$/)).map(({ textContent }) => textContent);

it.each(places)('a picture of the page that is dropped %s is not uploaded again', async (_where, find) => {
  withPost(aPost({ coverImageUrl: cover }));
  await openEditor();
  dropFile(find(), 'new.png');
  fireEvent.dragStart(await screen.findByRole('img', { name: 'Current cover' }));
  dropFile(find(), 'moved.png');
  expect(await uploads()).toEqual([expect.stringMatching(/^new.png/)]);
});

it.each([...places, ['into the text', inTheText] as const])(
  'a file that is pasted %s comes in, also with its name beside it',
  async (_where, find) => {
    withPost();
    await openEditor();
    pasteFile(await find(), 'plan.png', ['text/plain']);
    expect(await uploads()).toEqual([expect.stringMatching(/^plan.png/)]);
  },
);

it.each(['text/html', 'text/rtf'])('words that are pasted with %s and their picture stay words', async (format) => {
  withPost();
  await openEditor();
  pasteFile(inTheSource(), 'words.png', ['text/plain', format]);
  pasteFile(inTheSource(), 'plan.png', ['text/html']);
  expect(await uploads()).toEqual([expect.stringMatching(/^plan.png/)]);
});

it.each([
  ['by its address', 'https://elsewhere.example/a.png'],
  ['whole', `data:image/png;base64,${btoa('x'.repeat(360))}`],
])('a picture that is copied with HTML that shows it %s comes in once', async (_how, address) => {
  withPost();
  await openEditor();
  pasteFile(await inTheText(), 'plan.png', ['text/html'], `<img src="${address}">`);
  expect(await uploads()).toEqual([expect.stringMatching(/^plan.png/)]);
  expect(screen.queryByText(/left out/)).not.toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Content' })).toHaveTextContent(/^First text\.$/);
});

it('pictures that a pasted document holds come in with it, and others are left out', async () => {
  withPost();
  await openEditor();
  const written = btoa('x'.repeat(360));
  const whole = ['png', 'jpeg'].map((format) => `<img src="data:image/${format};base64,${written}">`).join('');
  const others = [
    'https://elsewhere.example/a.png',
    `data:image/png;base64,%${written}`,
    'data:image/png;base64,eA==',
    `data:image/svg+xml;base64,${written}`,
  ];
  pasteHtml(await inTheText(), `<p>One ${whole}</p>`);
  expect(await uploads()).toEqual([expect.stringMatching(/^Picture.png/)]);
  expect(screen.getByText(/^Picture.jpeg/)).toBeInTheDocument();
  expect(screen.queryByText(/left out/)).not.toBeInTheDocument();
  pasteHtml(
    screen.getByRole('textbox', { name: 'Content' }),
    `<p>two.</p>${others.map((each) => `<img src="${each}">`).join('')}`,
  );
  expect(await screen.findByText('4 pictures were left out')).toBeInTheDocument();
  expect(screen.getByText(/^What could not be taken over /)).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Content' })).toHaveTextContent('Onetwo.');
});
