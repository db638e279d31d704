import { useCallback, useEffect, useRef } from 'react';

/**
 * Whoever deletes an item of a list goes on at the same button of the one that takes its place, and at the top of the
 * screen when none does. `items` is undefined while the list is read anew; the answered function is called once an
 * item's deletion is through.
 */
export function useFocusAfterRemoval<Item extends { id: string | number }>(
  items: readonly Item[] | undefined,
  buttonId: (id: Item['id']) => string,
): (id: Item['id']) => void {
  const removed = useRef<{ id: Item['id']; index: number } | null>(null);

  useEffect(() => {
    if (!removed.current || !items || items.some(({ id }) => id === removed.current?.id)) return;
    const next = items[Math.min(removed.current.index, items.length - 1)];
    removed.current = null;
    document.getElementById(next ? buttonId(next.id) : 'screen')?.focus();
  }, [items, buttonId]);

  return useCallback(
    (id) => (removed.current = { id, index: items?.findIndex((item) => item.id === id) ?? 0 }),
    [items],
  );
}
