import { type ApiResponse, type ApiCall, type ApiRequest, call } from './api-call';
import { isVolatile, type Moments } from './volatile';

/** Makes recorded calls again, in their order, with the cookies, tokens and moments that the API gives this time. */
export async function repeatCalls(calls: ApiCall[], apiUrl: string, moments: Moments): Promise<ApiResponse[]> {
  const given = new Map<string, string>();
  const responses: ApiResponse[] = [];
  for (const { request, answer: recorded } of calls) {
    const again = withGiven(request, given);
    const repeated = await call(apiUrl, again, again.body);
    responses.push(repeated);
    learn(cookieValues(recorded), cookieValues(repeated), given, () => true);
    const isToLearn = (was: unknown, is: unknown) => was !== is && isVolatile(was, is, moments);
    learn(parsed(recorded.body), parsed(repeated.body), given, isToLearn);
  }
  return responses;
}

function withGiven({ method, url, headers, body }: ApiRequest, given: Map<string, string>): ApiRequest {
  const replace = (text: string) => [...given].reduce((sum, [was, is]) => sum.replaceAll(was, is), text);
  const { cookie } = headers;
  return {
    method,
    url: replace(url),
    headers: { ...headers, ...(cookie && { cookie: replace(cookie) }) },
    body: replace(body),
  };
}

/** Remembers values that are to be sent in place of recorded ones. */
function learn(
  was: unknown,
  is: unknown,
  given: Map<string, string>,
  isToLearn: (was: unknown, is: unknown) => boolean,
): void {
  if (typeof was === 'string' && typeof is === 'string') {
    if (was && isToLearn(was, is)) given.set(was, is);
  } else if (typeof was === 'object' && was !== null && typeof is === 'object' && is !== null) {
    for (const [key, value] of Object.entries(was)) {
      learn(value, (is as Record<string, unknown>)[key], given, isToLearn);
    }
  }
}

/** By the cookies' names. */
function cookieValues({ headers }: ApiResponse): Record<string, string> {
  const pairs = (headers['set-cookie'] ?? []).map((cookie) => /^([^=]+)=([^;]*)/.exec(cookie) ?? []);
  return Object.fromEntries(pairs.map(([, name = '', value = '']) => [name, value]));
}

export function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
