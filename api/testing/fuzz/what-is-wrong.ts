import type { FuzzAnswer } from './fuzz-client';
import type { FuzzRequest } from './requests';

const known = new Set(['statusCode', 'message', 'error', 'fields', 'current']);
/** Words of a stack, a query or a library that have no business in an answer. */
const insides = /\n\s+at |node_modules|\.mjs|\.ts:\d|QueryFailed|relation "|syntax error at|violates|ECONN|Cannot read/;

/** One sentence about what an answer must not be; null where nothing is wrong. */
export function whatIsWrong({ status, type, text }: FuzzAnswer, { method }: FuzzRequest): string | null {
  if (status >= 500) return 'it failed';
  if (status < 400) return null;
  if (insides.test(text)) return 'it tells about the insides';
  if (method === 'HEAD') return null;
  return type.startsWith('application/json') && isProblem(status, text) ? null : 'it is not of the one shape';
}

function isProblem(status: number, text: string): boolean {
  const problem = JSON.parse(text) as Record<string, unknown>;
  const { statusCode, message, error, fields = {} } = problem;
  return (
    statusCode === status &&
    [message, error, ...Object.values(fields as object)].every((words) => typeof words === 'string' && words !== '') &&
    Object.keys(problem).every((key) => known.has(key))
  );
}

/** A request and its answer, short enough to be read in a report. */
export function inWords({ by, method, target, headers, body }: FuzzRequest, answer?: FuzzAnswer): string {
  const shorten = (long: string) => (long.length > 300 ? `${long.slice(0, 300)}… (${long.length})` : long);
  return [
    `${by}: ${method} ${shorten(target)}`,
    shorten(JSON.stringify(headers)),
    shorten(JSON.stringify(body?.toString('latin1') ?? null)),
    answer ? `${answer.status} ${shorten(answer.text)}` : '',
  ].join('\n');
}
