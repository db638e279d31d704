import type { BaseQueryFn } from '@reduxjs/toolkit/query';

/** What a failed call throws. Its message is the status, a colon, a space and the body (or the status in words). */
export interface ApiError {
  /** 0: the API could not be reached. */
  status: number;
  message: string;
  body: string;
}

/** Extra argument of the store's thunks: a server that renders brings its own fetch. */
export interface ApiExtra {
  fetch?: typeof fetch;
}

export interface ApiRequest {
  url: string;
  method?: string;
  body?: unknown;
  params?: Record<string, unknown>;
  headers?: Record<string, string | undefined>;
}

export interface ApiMeta {
  headers: Headers;
}

/** Calls the API at the site's own address, cookies included. */
export const baseQuery: BaseQueryFn<ApiRequest | string, unknown, ApiError, object, ApiMeta> = async (
  call,
  { signal, extra },
) => {
  const request = typeof call === 'string' ? { url: call } : call;
  const send = (extra as ApiExtra | undefined)?.fetch ?? globalThis.fetch;
  try {
    const response = await send(addressOf(request), { ...initOf(request), credentials: 'include', signal });
    const body = await response.text();
    const meta = { headers: response.headers };
    if (response.ok) return { data: body === '' ? null : JSON.parse(body), meta };
    return {
      error: { status: response.status, message: `${response.status}: ${body || response.statusText}`, body },
      meta,
    };
  } catch (error) {
    return { error: { status: 0, message: error instanceof Error ? error.message : String(error), body: '' } };
  }
};

function addressOf({ url, params = {} }: ApiRequest): string {
  const given = Object.entries(params).filter(([, value]) => value !== undefined && value !== null);
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return query === '' ? url : `${url}?${query}`;
}

function initOf({ method = 'GET', body, headers = {} }: ApiRequest): RequestInit {
  const given = Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const json: [string, string][] = body === undefined ? [] : [['Content-Type', 'application/json']];
  return { method, headers: [...json, ...given], body: body === undefined ? undefined : JSON.stringify(body) };
}
