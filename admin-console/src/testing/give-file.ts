import { fireEvent } from '@testing-library/react';

const dataOf = (name: string, types: string[], data = name) => ({
  types: [...types, 'Files'],
  files: [new File(['x'], name, { type: 'image/png' })],
  getData: (type: string) => (types.includes(type) ? data : ''),
});

/** A picture's file reaches an element by a drag, wherever that began. */
export const dropFile = (target: Element, name: string) => fireEvent.drop(target, { dataTransfer: dataOf(name, []) });

/** HTML is pasted, as a document program copies it. */
export const pasteHtml = (target: Element, html: string) =>
  fireEvent.paste(target, {
    clipboardData: { types: ['text/html'], files: [], getData: (type: string) => (type === 'text/html' ? html : '') },
  });

/** It is pasted, with what else of these types the clipboard holds: by itself its name. */
export const pasteFile = (target: Element, name: string, types: string[], data?: string) =>
  fireEvent.paste(target, { clipboardData: dataOf(name, types, data) });
