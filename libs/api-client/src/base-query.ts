import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import { problemOf } from './errors';

/** What a failed call throws. Its message is the status, a colon, a space and the body (or the status in words). */
export interface ApiError {
  /** 0: the API could not be reached. */
  status: number;
  message: string;
  body: string;
}

/** Extra argument of the store's thunks: a rendering server passes its own fetch. */
export interface ApiExtra {
  fetch?: typeof fetch;
  /** Asks the signed-in user to confirm who they are. False: they declined. */
  signInAgain?: (wanted: SignInAgain) => Promise<boolean>;
  /** Whether somebody is using the page. Requests from an unattended page keep no session open. */
  isAttended?: () => boolean;
}

/** What the API requires as confirmation before it makes a change. */
export interface SignInAgain {
  code: boolean;
}

export interface ApiRequest {
  url: string;
  method?: string;
  body?: unknown;
  params?: Record<string, unknown>;
  headers?: Record<string, string | undefined>;
  /** `omit`: as somebody who has no cookies. */
  credentials?: RequestCredentials;
}

export interface ApiMeta {
  headers: Headers;
}

/** A read that has brought nothing for so long counts as failed, and may be retried. */
const readTimeoutMs = 3_500;

type ApiQuery = BaseQueryFn<ApiRequest | string, unknown, ApiError, object, ApiMeta>;

/** A call that requires a recent sign-in is repeated once after it: nothing typed is lost. */
export const baseQuery: ApiQuery = async (call, api, options) => {
  const result = await send(call, api, options);
  const wanted = result.error && signInWantedBy(result.error);
  const { signInAgain } = (api.extra ?? {}) as ApiExtra;
  return wanted && (await signInAgain?.(wanted)) ? send(call, api, options) : result;
};

/** Calls the API at the site's own address, cookies included unless the request says otherwise. */
const send: ApiQuery = async (call, { signal, extra }) => {
  const request = typeof call === 'string' ? { url: call } : call;
  const { fetch: reach = globalThis.fetch, isAttended = () => true } = (extra ?? {}) as ApiExtra;
  const limit = new AbortController();
  signal.addEventListener('abort', () => limit.abort(signal.reason));
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Writes have no deadline: after an aborted one, nobody could say whether it took effect.
  const wait = () => {
    clearTimeout(timer);
    if (!request.method) timer = setTimeout(() => limit.abort(new Error('No answer in time')), readTimeoutMs);
  };
  try {
    wait();
    const response = await reach(addressOf(request), {
      ...initOf(request, isAttended()),
      credentials: request.credentials ?? 'include',
      signal: limit.signal,
    });
    wait();
    const body = await textOf(response, wait);
    clearTimeout(timer);
    const meta = { headers: response.headers };
    if (response.ok) return { data: body === '' ? null : JSON.parse(body), meta };
    return {
      error: { status: response.status, message: `${response.status}: ${body || response.statusText}`, body },
      meta,
    };
  } catch (error) {
    clearTimeout(timer);
    return { error: { status: 0, message: error instanceof Error ? error.message : String(error), body: '' } };
  }
};

/** A large answer on a slow line has all the time that it goes on arriving. */
async function textOf(response: Response, onProgress: () => void): Promise<string> {
  const reader = response.body?.getReader();
  if (!reader) return response.text();
  const chunks: BlobPart[] = [];
  for (let part; (part = (await reader.read()).value); onProgress()) chunks.push(part);
  return new Blob(chunks).text();
}

/** A refusal whose missing field is the password. */
function signInWantedBy(error: ApiError): SignInAgain | null {
  const fields = error.status === 403 ? problemOf(error)?.fields : undefined;
  return fields?.currentPassword ? { code: fields.code !== undefined } : null;
}

function addressOf({ url, params = {} }: ApiRequest): string {
  const given = Object.entries(params).filter(([, value]) => value !== undefined && value !== null);
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return query === '' ? url : `${url}?${query}`;
}

function initOf({ method = 'GET', body, headers = {} }: ApiRequest, attended: boolean): RequestInit {
  const mark: [string, string][] = attended ? [] : [['X-Unattended', 'true']];
  const given = Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const json: [string, string][] = body === undefined ? [] : [['Content-Type', 'application/json']];
  return { method, headers: [...json, ...mark, ...given], body: JSON.stringify(body) };
}
