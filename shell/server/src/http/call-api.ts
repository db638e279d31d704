import { Problem } from '@site/releases';

/** What the API answers in place of what it was asked for. */
export class ApiRefusal extends Problem {
  constructor(
    readonly status: number,
    address: URL,
  ) {
    super(`The API answers ${status} at ${address}.`);
  }
}

interface ApiCall {
  withinMs: number;
  signal: AbortSignal;
  secret?: string;
  headers?: Record<string, string>;
  /** Sent as JSON, by POST. */
  body?: object;
}

/** Rejects with ApiRefusal for anything but a success, or that nothing has changed. */
export async function callApi(address: URL, { withinMs, signal, secret, headers, body }: ApiCall): Promise<Response> {
  const response = await fetch(address, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    signal: AbortSignal.any([signal, AbortSignal.timeout(withinMs)]),
    headers: {
      ...(secret && { authorization: `Bearer ${secret}` }),
      ...(body && { 'content-type': 'application/json' }),
      ...headers,
    },
  });
  if (response.ok || response.status === 304) return response;
  throw new ApiRefusal(response.status, address);
}
