import {
  checkValue,
  type FoundOperation,
  groupProblems,
  type OpenApi,
  type Operation,
  operationsOf,
} from '@site/releases';
import { type UsedApi, parseUsedApi, readOffered } from './compare-used-api';

export interface ReplayedApi extends UsedApi {
  /** Where this API listens. */
  origin: string;
  /** For all calls together; one may take half of it. */
  deadlineMs: number;
}

export interface Replay {
  /** What is answered otherwise than the release expects, in sentences. */
  refusals: string[];
  /** Calls that were not answered in time or at all, which is no fault of the release, and why. */
  skipped: string[];
}

interface RepeatedCall extends FoundOperation {
  /** What the release says of it. */
  used: Operation;
}

interface Answer {
  status: number;
  text: string;
}

const json = 'application/json';
const unavailable = new Set([408, 425, 429]);
/** Nobody is signed in here: what an account is needed for differs from call to call. */
const closed = new Set([401, 403]);

/**
 * Makes those calls of a release that anybody may make and that change nothing, and compares what is answered with what the
 * release reads of it: what `openapi.json` does not say, or says wrongly, is found here. A call for one thing is made for
 * the first of its list. One by one: a database that answers nobody is not to be asked by all of them.
 */
export async function replayUsedApi(given: ReplayedApi): Promise<Replay> {
  const { used: text, offeredFile, who, origin, deadlineMs } = given;
  const document = parseUsedApi(text);
  if (!document) return { refusals: [], skipped: [] };
  const answers = new Map<string, Answer>();
  const skipped: string[] = [];
  const problems: [string, string][] = [];
  const over = AbortSignal.timeout(deadlineMs);
  for (const call of repeatable(document, await readOffered(offeredFile))) {
    const path = call.path.includes('{') ? pathOfFirst(call.path, answers) : call.path;
    if (path === undefined) continue;
    const answer = await ask(origin + path, AbortSignal.any([over, AbortSignal.timeout(deadlineMs / 2)]));
    const isGone = typeof answer === 'object' && answer.status === 404 && path !== call.path;
    if (isGone) skipped.push(`${call.name}: ${path} was taken back meanwhile`);
    else if (typeof answer === 'string') skipped.push(`${call.name}: ${answer}`);
    else {
      answers.set(path, answer);
      for (const problem of compareAnswer({ document, who }, call.used, answer)) problems.push([call.name, problem]);
    }
  }
  return { refusals: groupProblems(problems), skipped };
}

/** Which calls are open to everybody, and what they need, is the word of the API, not of the release. Lists come first. */
function repeatable(document: OpenApi, offered: OpenApi): RepeatedCall[] {
  const described = operationsOf(offered);
  const calls = [...operationsOf(document)].flatMap(([key, { operation: used }]) => {
    const found = described.get(key);
    if (!found?.name.startsWith('GET ') || !used.responses['200']?.content?.[json]) return [];
    const { security = [], parameters = [] } = found.operation;
    const needed = parameters.filter((parameter) => parameter.required);
    const isOpen = security.length === 0 && needed.length < 2 && needed.every((parameter) => parameter.in === 'path');
    return isOpen ? [{ ...found, used }] : [];
  });
  return calls.sort((one, other) => Number(one.path.includes('{')) - Number(other.path.includes('{')));
}

/** `/api/posts/{slug}` with the slug of the first of `/api/posts`; undefined where nothing is listed there. */
function pathOfFirst(path: string, answers: Map<string, Answer>): string | undefined {
  const [, list = '', name = '', rest = ''] = /^(.+)\/\{(.+?)\}(.*)$/.exec(path) ?? [];
  const listed: unknown = parsed(answers.get(list)?.text);
  const [first]: unknown[] = Array.isArray(listed) ? listed : [];
  const value = (first as Record<string, unknown> | null | undefined)?.[name];
  const isNamed = typeof value === 'string' || typeof value === 'number';
  return isNamed ? `${list}/${encodeURIComponent(value)}${rest}` : undefined;
}

/** Why there is none, where it does not come or is one that a busy or broken server gives. */
async function ask(address: string, signal: AbortSignal): Promise<Answer | string> {
  try {
    const response = await fetch(address, { redirect: 'manual', signal });
    const { status } = response;
    const text = await response.text();
    return status >= 500 || unavailable.has(status) ? `answered ${status}` : { status, text };
  } catch (error) {
    return String(error);
  }
}

function compareAnswer(
  reader: { document: OpenApi; who: string },
  { responses }: Operation,
  { status, text }: Answer,
): string[] {
  const expected = responses[status] ?? (status >= 400 ? responses.default : undefined);
  if (!expected) return closed.has(status) ? [] : [`it just answered ${status}, which ${reader.who} does not expect.`];
  const schema = expected.content?.[json]?.schema;
  if (!schema) return [];
  const value = parsed(text);
  const place = 'what it just answered';
  return value === undefined ? [`${place} is no JSON.`] : checkValue(reader, { schema, value, place });
}

function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
