import { timingSafeEqual } from 'node:crypto';

/** In a time that says nothing of where they differ. */
export const isSame = (given: string, right: string): boolean =>
  given.length === right.length && timingSafeEqual(Buffer.from(given), Buffer.from(right));
