import { problemOf } from '@site/api-client';
import { isUnreachable } from '@site/api-client/admin';

/** What is said of a failed call. Without an answer nobody knows: it may have been carried out. */
export const failureOf = (error: unknown, failed: string, mayBe: string): string =>
  isUnreachable(error) ? `No answer came. ${mayBe}` : (problemOf(error)?.message ?? failed);
