/** Aborts what takes longer. Safari before 16 has no AbortSignal.timeout. */
export function timeLimit(ms: number): AbortSignal {
  const limit = new AbortController();
  setTimeout(() => limit.abort(), ms);
  return limit.signal;
}
