/** When the calls were recorded, and when they were repeated; in milliseconds since 1970. */
export interface Moments {
  recorded: number;
  repeated: number;
}

/** Clocks, and a little time before the first call. */
const leewayMs = 10 * 60_000;
const shortestToken = 16;
/** Of the characters, at the same place: two random tokens share a few by chance, and perhaps how they begin. */
const mostShared = 0.5;

/** Values that differ each time: moments since the recording began, and tokens. */
export function isVolatile(was: unknown, is: unknown, { recorded, repeated }: Moments): boolean {
  if (typeof was !== 'string' || typeof is !== 'string') return false;
  if (isMoment(was) && isMoment(is)) return isSince(was, recorded) && isSince(is, repeated);
  return areTokens(withoutPort(was), withoutPort(is));
}

const isMoment = (text: string): boolean => /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text);

const isSince = (text: string, moment: number): boolean => Date.parse(text) >= moment - leewayMs;

/** Each shell and API has a port of its own. */
const withoutPort = (text: string): string => text.replaceAll(/\b(localhost|127\.0\.0\.1):\d+/g, '$1');

function areTokens(was: string, is: string): boolean {
  if (was === is) return true;
  if (was.length !== is.length || was.length < shortestToken || !/^[\w.:/+=-]+$/.test(was + is)) return false;
  const shared = [...was].filter((letter, index) => letter === is[index]).length;
  return shared / was.length < mostShared;
}
