import type { OpenApi, Operation } from '@site/releases';
import type { ApiResponse } from './api-call';
import { compareValues } from './compare-values';
import { parsed } from './repeat-calls';
import { isVolatile, type Moments } from './volatile';

/** What a front end would find different: status, cookies, headers that it reads, and the values of fields that it reads. */
export function responseDifferences(
  document: OpenApi,
  operation: Operation,
  { was, is }: { was: ApiResponse; is: ApiResponse },
  moments: Moments,
): string[] {
  if (was.status !== is.status) return [`the status is ${is.status}, and was ${was.status}${causeOf(is)}`];
  // Its sentences are for people.
  if (was.status >= 400) return [];
  const { content, headers = {} } = operation.responses[was.status] ?? {};
  const schema = Object.values(content ?? {})[0]?.schema;
  const [wasBody, isBody] = [parsed(was.body), parsed(is.body)];
  return [
    ...compareCookies(was, is),
    ...['content-type', 'location', ...Object.keys(headers).map((name) => name.toLowerCase())].flatMap((name) => {
      const isSame = was.headers[name] === is.headers[name] || isVolatile(was.headers[name], is.headers[name], moments);
      return isSame
        ? []
        : [`the header ${name} is ${is.headers[name] ?? 'missing'}, and was ${was.headers[name] ?? 'missing'}`];
    }),
    ...(wasBody === undefined ? [] : compareValues(document, schema, { was: wasBody, is: isBody }, moments)),
  ];
}

function causeOf({ body }: ApiResponse): string {
  const { message } = (parsed(body) ?? {}) as { message?: unknown };
  return message ? ` (${String(message).slice(0, 200)})` : '';
}

/** Names and rules of cookies; their values are the API's own affair. */
function compareCookies(was: ApiResponse, is: ApiResponse): string[] {
  const [before, now] = [cookieRules(was), cookieRules(is)];
  return [...before].flatMap(([name, rules]) => {
    const found = now.get(name);
    if (found === undefined) return [`it no longer sets the cookie "${name}"`];
    return found === rules
      ? []
      : [`the cookie "${name}" is set with ${found || 'no rules'}, and was with ${rules || 'none'}`];
  });
}

/** When it ends is a moment. */
const cookieRules = ({ headers }: ApiResponse): Map<string, string> =>
  new Map(
    (headers['set-cookie'] ?? []).map((cookie) => {
      const [pair = '', ...rules] = cookie.split(/;\s*/);
      const lasting = rules.filter((rule) => !/^expires=/i.test(rule)).sort();
      return [pair.split('=')[0] ?? '', lasting.join('; ')];
    }),
  );
