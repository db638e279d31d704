import { rootElementId, shellDataElementId, type ShellData } from '@site/federation';

/** What the server wrote into the document for this script. */
export const readShellData = (): ShellData => JSON.parse(element(shellDataElementId).textContent ?? '');

export const rootElement = (): HTMLElement => element(rootElementId);

function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The document has no #${id}.`);
  return found;
}
