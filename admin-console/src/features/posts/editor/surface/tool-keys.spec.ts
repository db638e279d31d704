import { fireEvent } from '@testing-library/react';

/** Opens the page on a device, and answers which tools its keys open in the text. */
async function toolsOn(platform: string, keys: KeyboardEventInit[]) {
  jest.resetModules();
  Object.defineProperty(navigator, 'platform', { value: platform, configurable: true });
  const { Surface } = await import('./use-surface');
  const opened: string[] = [];
  const { view } = new Surface(document.body.appendChild(document.createElement('div')), 'words', () => ({
    onPaste: () => undefined,
    onDrop: () => false,
    onForeignPictures: () => undefined,
    onTool: (_surface, tool) => opened.push(tool),
  }));
  for (const key of keys) fireEvent.keyDown(view.dom, key);
  return opened;
}

it.each([
  ['macOS', 'MacIntel', 'metaKey', 'ctrlKey'],
  ['Linux', 'Linux x86_64', 'ctrlKey', 'metaKey'],
])('the keys of tools are those of %s, and leave its others alone', async (_name, platform, own, other) => {
  const find = { key: 'f', code: 'KeyF' };
  const link = { key: 'K', code: 'KeyK', shiftKey: true };
  expect(
    await toolsOn(platform, [
      { ...find, [own]: true },
      { ...link, [own]: true },
    ]),
  ).toEqual(['find', 'link']);
  expect(
    await toolsOn(platform, [
      { ...find, [other]: true },
      { ...link, [other]: true },
    ]),
  ).toEqual([]);
});
