import { type ComponentProps, startTransition, useEffect, useState } from 'react';
import { SearchField } from '@site/ui';

const pauseMs = 250;

interface ListSearchProps extends Omit<ComponentProps<typeof SearchField>, 'value' | 'onChange'> {
  /** What the list was asked for last. */
  value: string;
  onSearch: (text: string) => void;
}

/** A search whose list follows the typing at a short distance, not letter by letter. */
export function ListSearch({ value, onSearch, ...field }: ListSearchProps) {
  const [typed, setTyped] = useState<string | null>(null);

  useEffect(() => {
    if (typed === null) return undefined;
    // In one transition with the router's, so that the field never falls back to the text of the old address.
    const timer = setTimeout(startTransition, pauseMs, () => {
      onSearch(typed);
      setTyped(null);
    });
    return () => clearTimeout(timer);
  }, [typed, onSearch]);

  return <SearchField {...field} value={typed ?? value} onChange={(event) => setTyped(event.target.value)} />;
}
