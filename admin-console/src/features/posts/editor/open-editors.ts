const prefix = 'console.post-editor/';

/**
 * Tells other tabs that this editor is open, until the answered function is called or the tab is gone, however it
 * ends: the browser itself lets go of a lock.
 */
export function announceEditor(editor: string): () => void {
  let close = () => {};
  const closed = new Promise<void>((resolve) => (close = resolve));
  // Browsers have locks on https and localhost only; elsewhere no tab knows of another.
  void navigator.locks?.request(prefix + editor, () => closed).catch(() => undefined);
  return close;
}

/** Editors that are open in any tab of this browser. */
export async function findOpenEditors(): Promise<Set<string>> {
  const locks = (await navigator.locks?.query())?.held ?? [];
  return new Set(locks.flatMap(({ name }) => (name?.startsWith(prefix) ? [name.slice(prefix.length)] : [])));
}
