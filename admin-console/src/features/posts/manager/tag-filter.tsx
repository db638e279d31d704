import { type KeyboardEvent, startTransition, useId, useOptimistic, useState } from 'react';
import { limits } from '@site/contracts';
import { TextField } from '@site/ui';
import { isEnter } from '../../../shared/is-enter';

interface TagFilterProps {
  value: string;
  /** Tags that may be meant. */
  known: readonly string[];
  onChange: (tag: string) => void;
}

/** Takes a whole tag: one that is proposed at once, any other with Enter or when the field is left. */
export function TagFilter({ value, known, onChange }: TagFilterProps) {
  const [typed, setTyped] = useState<string | null>(null);
  // Stands there before the router, in a transition, shows the address that has it.
  const [chosen, setChosen] = useOptimistic(value);
  const listId = useId();

  const choose = (tag: string) => {
    setTyped(null);
    if (tag === chosen) return;
    startTransition(() => {
      setChosen(tag);
      onChange(tag);
    });
  };
  const handleType = (text: string) => (text === '' || known.includes(text) ? choose(text) : setTyped(text));
  const handleKey = (event: KeyboardEvent) => {
    if (isEnter(event) && typed !== null) choose(typed.trim());
  };

  return (
    <>
      <TextField
        label="Filter by tag"
        labelHidden
        type="search"
        placeholder="All Tags"
        list={listId}
        autoComplete="off"
        maxLength={limits.tag}
        value={typed ?? chosen}
        onChange={(event) => handleType(event.target.value)}
        onKeyDown={handleKey}
        onBlur={() => typed !== null && choose(typed.trim())}
      />
      <datalist id={listId}>
        {known.map((tag) => (
          <option key={tag} value={tag} />
        ))}
      </datalist>
    </>
  );
}
