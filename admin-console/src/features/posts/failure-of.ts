import { isUnreachable } from '@site/api-client/admin';

/** What is said of a failed call. Without an answer it may still be under way, so that a list read now may be old as well. */
export const failureOf = (error: unknown, failed: string, mayBe: string): string =>
  isUnreachable(error) ? `No answer came: ${mayBe}. Reload the page to be sure.` : failed;
