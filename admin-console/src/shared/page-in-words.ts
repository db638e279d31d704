import { counted } from './counted';

export interface ListPage {
  items: readonly unknown[];
  total: number;
  /** There may be more than the total says. */
  isLowerBound?: boolean;
}

/** Such as "1 post" or "101 to 200 of at least 1,200 posts"; nothing of a page beyond the last one. */
export function pageInWords(
  { items: { length }, total, isLowerBound }: ListPage,
  offset: number,
  one: string,
  many?: string,
): string {
  const whole = `${isLowerBound ? 'at least ' : ''}${counted(total, one, many)}`;
  if (length === total) return whole;
  return length > 0 ? `${offset + 1} to ${offset + length} of ${whole}` : '';
}
