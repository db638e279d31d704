import { useState } from 'react';
import { VisuallyHidden } from '@site/ui';
import { type ListPage, pageInWords } from './page-in-words';

interface ListStatusProps {
  /** Of the present search, filters and page alone: RTK Query's `currentData`. */
  page: ListPage | undefined;
  offset: number;
  /** One of the list: 'post'. */
  one: string;
  many?: string;
  /** What is said where there is nothing. */
  none: string;
}

/**
 * Says to those who don't see the list change what it shows after a search, a filter or another page; not what the screen
 * opens with. It stands outside QueryState: a region that is added with its text is not read.
 */
export function ListStatus({ page, offset, one, many, none }: ListStatusProps) {
  const text = page && (page.total > 0 ? pageInWords(page, offset, one, many) : none);
  const [unsaid, setUnsaid] = useState<string | null>();
  // Only the first text is left unsaid, and said as well when another search comes to it.
  if (unsaid === undefined ? text : unsaid !== null && unsaid !== text) setUnsaid(unsaid === undefined ? text : null);
  return <VisuallyHidden role="status">{text === unsaid ? '' : text}</VisuallyHidden>;
}
