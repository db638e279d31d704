import { configure, createEvent, fireEvent, waitFor } from '@testing-library/react';
import { selectAll } from 'prosemirror-commands';
import type { Command } from 'prosemirror-state';
import { aSurface } from '../../../../../testing/a-surface';
import { serializeContent } from '../model/serialize-content';

// What reads Markdown is loaded when it is pasted: slow machines are waited for.
configure({ asyncUtilTimeout: 30_000 });

const address = 'https://a.example/prices?of=2026';
const link = (words: string) => `<a href="${address}">${words}</a>`;

type Clipboard = Record<string, string>;

/** Pastes a clipboard over the words, and reads what is written then. */
function paste(content: string, words: string, clipboard: Clipboard, keys: KeyboardEventInit = {}, first?: Command) {
  const { view, getState } = aSurface(content, words);
  first?.(getState(), view.dispatch);
  fireEvent.keyDown(view.dom, { key: 'v', ctrlKey: true, ...keys });
  const event = createEvent.paste(view.dom, {
    clipboardData: { getData: (type: string) => clipboard[type] ?? '', types: Object.keys(clipboard), files: [] },
  });
  fireEvent(view.dom, event);
  expect(event.defaultPrevented).toBe(true);
  return () => serializeContent(getState().doc);
}

const pasted = (...what: Parameters<typeof paste>) => paste(...what)();

it.each([
  ['links selected words', 'See our price list now.', 'price list', `See our ${link('price list')} now.`],
  ['links words without the blank that a double click takes', 'See it now.', 'it ', `See ${link('it')} now.`],
  ['links words of which some are bold', 'a <b>b</b> c', 'a b', `${link('a <strong>b</strong>')} c`],
  ['leads words of a link elsewhere', '<a href="/b">it now</a>.', 'it', `${link('it')}<a href="/b"> now</a>.`],
  ['is a link where nothing is selected', '', '', link(address)],
  ['takes the place of another one', 'See https://old.example.', 'https://old.example', `See ${link(address)}.`],
  ['takes the place of a bare one', 'See www.old.example.', 'www.old.example', `See ${link(address)}.`],
  [
    'takes the place of another one that is a link',
    '<a href="https://old.example">https://old.example</a>',
    'https://old.example',
    link(address),
  ],
  ['is text in code', '<pre><code>get it</code></pre>', 'it', `<pre><code>get ${address}</code></pre>`],
])('an address %s', (_what, content, words, written) => {
  expect(pasted(content, words, { 'text/plain': address })).toBe(written);
});

it('an address is a link in place of several paragraphs, and of several lines', () => {
  expect(pasted('one\n\ntwo', '', { 'text/plain': `${address}\n` }, {}, selectAll)).toBe(link(address));
  expect(pasted('', '', { 'text/plain': `See\n${address}\nnow.` })).toBe(`See\n${link(address)}\nnow.`);
});

it('an address does not reach to the sign behind it', () => {
  expect(pasted('', '', { 'text/plain': `See\n${address}!\nor https://b.example.` })).toBe(
    `See\n${link(address)}!\nor https://b.example.`,
  );
  expect(pasted('See it.', 'it', { 'text/plain': `${address}.` })).toBe(`See ${link('it')}.`);
});

it.each(['/prices', '//elsewhere.example'])(
  'an address of this site is a path, unless that leads elsewhere: %s',
  (path) => {
    const ours = `http://localhost${path}`;
    const href = path.startsWith('//') ? ours : path;
    expect(pasted('See it.', 'it', { 'text/plain': ours })).toBe(`See <a href="${href}">it</a>.`);
    expect(pasted('', '', { 'text/plain': ours })).toBe(`<a href="${href}">${ours}</a>`);
    expect(pasted('', '', { 'text/html': `<p><a href="${ours}">it</a></p>` })).toBe(`<a href="${href}">it</a>`);
  },
);

it('an address may begin what is Markdown', async () => {
  const written = paste('', '', { 'text/plain': `${address}\n\n## Notes\n\n- one` });
  await waitFor(() => expect(written()).toBe(`${link(address)}\n\n<h2>Notes</h2>\n\n<ul>\n<li>one</li>\n</ul>`));
});

it.each([
  ['links selected words', 'See it.', 'it', `See ${link('it')}.`],
  ['shows its title where nothing is selected', '', '', link('Our prices')],
])('an address that a browser copies with the title of its page %s', (_what, content, words, written) => {
  const html = link('Our prices');
  expect(pasted(content, words, { 'text/plain': address, 'text/html': html })).toBe(written);
});

it.each([
  ['by the keys for plain text', address, { shiftKey: true }],
  ['that is only part of what is pasted', `see ${address}`, {}],
  ['that no reader may follow', 'javascript:alert(1)', {}],
])('an address %s is text', (_what, text, keys) => {
  expect(pasted('See it.', 'it', { 'text/plain': text }, keys)).toBe(`See ${text}.`);
});
