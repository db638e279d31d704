import { useState } from 'react';

interface Selection<Item> {
  items: Item[];
  has: (item: Item) => boolean;
  toggle: (item: Item) => void;
  /** All that are shown, or none. */
  toggleAll: () => void;
  /** From what is chosen by then. */
  drop: (ids: number[]) => void;
}

/** Which of the shown items are chosen. Another `scope` (another list) begins with none. */
export function useSelection<Item extends { id: number }>(shown: Item[], scope: string): Selection<Item> {
  const [chosen, setChosen] = useState<{ scope: string; ids: number[] }>({ scope, ids: [] });
  const ids = new Set(chosen.scope === scope ? chosen.ids : []);
  const items = shown.filter(({ id }) => ids.has(id));
  const replace = (next: number[]) => setChosen({ scope, ids: next });

  return {
    items,
    has: ({ id }) => ids.has(id),
    toggle: ({ id }) => replace(ids.has(id) ? [...ids].filter((other) => other !== id) : [...ids, id]),
    toggleAll: () => replace(items.length === shown.length ? [] : shown.map(({ id }) => id)),
    drop: (gone) => setChosen((now) => ({ ...now, ids: now.ids.filter((id) => !gone.includes(id)) })),
  };
}
