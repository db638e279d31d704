import { createHash, timingSafeEqual } from 'node:crypto';

/** Compares digests, in constant time: how long it takes says nothing of where the two differ, or of their lengths. */
export const isSameSecret = (given: string, expected: string): boolean =>
  timingSafeEqual(digest(given), digest(expected));

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
