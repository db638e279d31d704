import { type ComponentProps, useEffect, useState } from 'react';
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
    const timer = setTimeout(() => {
      onSearch(typed);
      setTyped(null);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [typed, onSearch]);

  return <SearchField {...field} value={typed ?? value} onChange={(event) => setTyped(event.target.value)} />;
}
