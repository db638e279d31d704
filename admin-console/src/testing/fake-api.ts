interface Answer {
  status?: number;
  body?: unknown;
  /** Of a file in place of the body, as they arrive; it breaks off at null. */
  parts?: (string | null)[];
  /** `X-Total-Count` of a list. */
  total?: number;
  /** There may be more than the total says. */
  isLowerBound?: boolean;
}

interface Call {
  method: string;
  address: string;
  headers: Headers;
  credentials: RequestCredentials | undefined;
  body: unknown;
}

/** Stands at the network's edge: answers what it was told to, and remembers what it was asked. */
export class FakeApi {
  readonly calls: Call[] = [];
  private readonly answers = new Map<string, Answer | Promise<Answer>>();

  constructor() {
    globalThis.fetch = (input, init) => this.answer(String(input), init);
  }

  /** `request` is a method and an address; without a query it stands for every query. */
  on(request: string, answer: Answer): this {
    this.answers.set(sorted(request), answer);
    return this;
  }

  /** Keeps a request waiting until the result is called. */
  hold(request: string): (answer: Answer) => void {
    let release: (answer: Answer) => void = () => undefined;
    this.answers.set(sorted(request), new Promise((resolve) => (release = resolve)));
    return release;
  }

  /** `request` as above, or the beginning of one. */
  callsTo(request: string): Call[] {
    return this.calls.filter(({ method, address }) => {
      const made = `${method} ${address}`;
      return made.startsWith(request) || sorted(made) === sorted(request);
    });
  }

  private async answer(
    address: string,
    { method = 'GET', headers, credentials, body }: RequestInit = {},
  ): Promise<Response> {
    this.calls.push({
      method,
      address,
      headers: new Headers(headers),
      credentials,
      body: body ? JSON.parse(String(body)) : undefined,
    });
    const [path] = address.split('?');
    const found = this.answers.get(sorted(`${method} ${address}`)) ?? this.answers.get(`${method} ${path}`);
    return response((await found) ?? { status: 404, body: problem(404, `Nothing answers ${method} ${address}`) });
  }
}

/** The order of a query's parameters is the generator's business. */
function sorted(request: string): string {
  const [path = '', query] = request.split('?');
  return query === undefined ? path : `${path}?${query.split('&').sort().join('&')}`;
}

/** The one error shape of the API. */
export const problem = (statusCode: number, message: string, fields?: Record<string, string>) => ({
  statusCode,
  message,
  error: statusCode === 401 ? 'Unauthorized' : 'Refused',
  fields,
});

/** jsdom has no Response; this is the part of it that the API client reads. */
function response({ status = 200, body, parts, total, isLowerBound }: Answer): Response {
  const text = body === undefined ? '' : JSON.stringify(body);
  const headers = new Headers(total === undefined ? {} : { 'X-Total-Count': String(total) });
  if (isLowerBound) headers.set('X-Total-Relation', 'gte');
  const fields = { ok: status < 400, status, statusText: '', headers, text: () => Promise.resolve(text) };
  return { ...fields, body: parts && { getReader: () => readerOf(parts) } } as Response;
}

function readerOf(parts: (string | null)[]) {
  const rest = [...parts];
  const read = async () => {
    const part = rest.shift();
    if (part === null) throw new TypeError('network error');
    return { done: part === undefined, value: new TextEncoder().encode(part) };
  };
  return { read };
}
