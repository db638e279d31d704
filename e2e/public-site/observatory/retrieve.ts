/** What a rule found out, in the Observatory's words, and what it adds to the score. */
export interface Finding {
  result: string;
  points: number;
}

export type Rule = (answers: Answers) => Finding;

export interface Visited {
  /** Where the site's server is asked, as the proxy in front of it would. */
  server: string;
  /** How visitors come: https://… */
  origin: string;
  path: string;
}

export interface Answers {
  visited: Visited;
  /** What https answers, after redirects. */
  headers: Headers;
  html: string;
  /** `Set-Cookie` of every answer. */
  cookies: string[];
  /** Addresses that http leads to, from the one that was asked for. */
  route: string[];
  /** What a request of another site is answered. */
  foreign: Headers;
}

export const foreignOrigin = 'https://http-observatory.security.mozilla.org';
const mostRedirects = 5;

/** Asks for an address by http and https, for robots.txt, and as a page of another site. */
export async function retrieve(visited: Visited): Promise<Answers> {
  const byHttp = await follow(visited, visited.origin.replace('https:', 'http:') + visited.path);
  const byHttps = await follow(visited, visited.origin + visited.path);
  const robots = await ask(visited, `${visited.origin}/robots.txt`);
  const preflight = { origin: foreignOrigin, 'access-control-request-method': 'GET' };
  const foreign = await ask(visited, visited.origin + visited.path, { method: 'OPTIONS', headers: preflight });
  const isHtml = byHttps.last.headers.get('content-type')?.startsWith('text/html');
  return {
    visited,
    headers: byHttps.last.headers,
    html: isHtml ? await byHttps.last.text() : '',
    cookies: [byHttps.last, robots].flatMap(({ headers }) => headers.getSetCookie()),
    route: byHttp.route,
    foreign: foreign.headers,
  };
}

async function follow(visited: Visited, address: string): Promise<{ route: string[]; last: Response }> {
  const route = [address];
  let last = await ask(visited, address);
  while (last.status >= 300 && last.status < 400 && route.length < mostRedirects) {
    const next = new URL(last.headers.get('location') ?? '', route.at(-1)).href;
    route.push(next);
    if (new URL(next).host !== new URL(visited.origin).host) break;
    last = await ask(visited, next);
  }
  return { route, last };
}

/** As a proxy that ends TLS passes it on. */
function ask({ server }: Visited, address: string, { headers, ...init }: RequestInit = {}): Promise<Response> {
  const { protocol, host, pathname, search } = new URL(address);
  const forwarded = { 'x-forwarded-proto': protocol.slice(0, -1), 'x-forwarded-host': host };
  return fetch(server + pathname + search, { ...init, redirect: 'manual', headers: { ...headers, ...forwarded } });
}
