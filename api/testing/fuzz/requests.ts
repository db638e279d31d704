import fc, { type Arbitrary } from 'fast-check';
import { type Carried, brokenBody, fittingBody } from './bodies';
import type { Operation, Parameter } from './operations';
import { methods, strangeHeaders, strangeQueries, strangeSegments } from './strange-parts';
import { type Familiar, fitting, unfitting } from './values';

export const callers = ['visitor', 'member', 'admin'] as const;
export type CallerName = (typeof callers)[number];

/** A request, ready to be sent. */
export interface FuzzRequest {
  by: CallerName;
  method: string;
  target: string;
  headers: Record<string, string>;
  body: Buffer | null;
}

/** Requests that a call's description allows, and ones that it does not. */
export function requestsOf(operation: Operation, familiar: Familiar): Arbitrary<FuzzRequest[]> {
  const { parameters, method } = operation;
  const fits = request({
    by: fc.constantFrom(...callers),
    method: fc.constant(method),
    path: pathOf(operation, (parameter) => fittingText(parameter, familiar)),
    query: queryOf(parameters, (parameter) => fittingText(parameter, familiar)),
    headers: fc.oneof({ weight: 3, arbitrary: fc.constant({}) }, fc.constantFrom(...strangeHeaders)),
    carried: fittingBody(operation, familiar),
  });
  const isBroken = request({
    by: fc.constantFrom('visitor', 'member', 'admin', 'admin', 'admin'),
    method: fc.oneof({ weight: 8, arbitrary: fc.constant(method) }, fc.constantFrom(...methods)),
    path: pathOf(operation, (parameter) =>
      fc.oneof(fittingText(parameter, familiar), fc.constantFrom(...strangeSegments)),
    ),
    query: fc.oneof(
      queryOf(parameters, () => unfittingText),
      fc.constantFrom(...strangeQueries),
    ),
    headers: fc.oneof({ weight: 3, arbitrary: fc.constant({}) }, fc.constantFrom(...strangeHeaders)),
    carried: fc.oneof({ weight: 4, arbitrary: brokenBody(operation, familiar) }, fittingBody(operation, familiar)),
  });
  const size = { minLength: batchSize, maxLength: batchSize };
  // Apart: among requests that fit, hardly one is refused.
  return fc.oneof({ weight: 4, arbitrary: fc.array(isBroken, size) }, fc.array(fits, size));
}

/** Sent at once: more than the API has connections to the database, and many where the number counts. */
export const batchSize = process.env.FUZZ_CALLS ? 12 : 6;

interface Parts {
  by: Arbitrary<CallerName>;
  method: Arbitrary<string>;
  path: Arbitrary<string>;
  query: Arbitrary<string>;
  headers: Arbitrary<Record<string, string>>;
  carried: Arbitrary<Carried | null>;
}

function request(parts: Parts): Arbitrary<FuzzRequest> {
  return fc.record(parts).map(({ by, method, path, query, headers, carried }) => ({
    by,
    method,
    target: query ? `${path}?${query}` : path,
    headers: { ...carried?.headers, ...headers },
    body: carried?.bytes ?? null,
  }));
}

function pathOf(
  { path, parameters }: Operation,
  value: (parameter: Parameter) => Arbitrary<string>,
): Arbitrary<string> {
  const names = parameters.filter((parameter) => parameter.in === 'path');
  return fc
    .tuple(...names.map(value))
    .map((values) =>
      names.reduce((filled, { name }, index) => filled.replace(`{${name}}`, () => values[index] || '%20'), path),
    );
}

function queryOf(parameters: Parameter[], value: (parameter: Parameter) => Arbitrary<string>): Arbitrary<string> {
  const inQuery = parameters.filter((parameter) => parameter.in === 'query');
  const pairs = inQuery.map((parameter) => value(parameter).map((text) => `${parameter.name}=${text}`));
  const chosen = fc.tuple(...pairs).chain((all) => fc.subarray(all));
  return fc
    .oneof(
      { weight: 5, arbitrary: chosen },
      chosen.map((all) => [...all, ...all]),
    )
    .map((all) => all.join('&'));
}

const fittingText = ({ schema, name }: Parameter, familiar: Familiar): Arbitrary<string> => {
  const known = familiar[name] ?? [];
  const any = fitting(schema, name, familiar).map(encode);
  return known.length > 0 ? fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...known.map(encode)) }, any) : any;
};
const unfittingText = unfitting
  .map((value) => encode(typeof value === 'string' ? value : JSON.stringify(value)))
  .map(cut);

/** A lone half of a pair has no encoding: it is written as UTF-8 would be, if it could. */
function encode(value: unknown): string {
  const text = String(value);
  return /\p{Surrogate}/u.test(text) ? '%ED%A0%80' : encodeURIComponent(text);
}
/** Short enough for the server to read the line at all. */
function cut(text: string): string {
  return text.slice(0, 2_000).replace(/%.?$/, '');
}
