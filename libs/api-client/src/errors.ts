import type { ApiProblem } from '@site/contracts';

/** What the API said about a failed call; null when it said nothing in its own shape (or was not reached). */
export function problemOf(error: unknown): ApiProblem | null {
  if (typeof error !== 'object' || error === null || !('body' in error)) return null;
  try {
    const problem: unknown = JSON.parse(String(error.body));
    return isProblem(problem) ? problem : null;
  } catch {
    return null;
  }
}

/** Nobody is signed in (any more), according to the error catalogue. */
export function isUnauthorized(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('message' in error)) return false;
  return /^401: .*Unauthorized/s.test(String(error.message));
}

function isProblem(value: unknown): value is ApiProblem {
  return typeof value === 'object' && value !== null && 'statusCode' in value && 'message' in value;
}
