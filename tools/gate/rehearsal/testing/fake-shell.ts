import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** `renderedBy`: null for what is no app's document. `busy`: how often it says 503 before. */
export type Pages = Record<string, { status?: number; renderedBy?: string | null; body?: string; busy?: number }>;

const servers: Server[] = [];

/** Starts a shell that serves these pages, and 404 elsewhere. Returns its origin. */
export async function shellWith(pages: Pages): Promise<string> {
  const requestCounts = new Map<string, number>();
  const server = createServer(({ url = '' }, response) => {
    const times = (requestCounts.get(url) ?? 0) + 1;
    requestCounts.set(url, times);
    if (times <= (pages[url]?.busy ?? 0)) return response.writeHead(503).end();
    const { status = 200, renderedBy = 'public-site@v2', body = 'text' } = pages[url] ?? { status: 404 };
    response.writeHead(status).end(renderedBy === null ? body : documentOf(renderedBy, body));
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

export const closeShells = (): void => servers.splice(0).forEach((server) => server.close());

function documentOf(renderedBy: string, body: string): string {
  const [app, version] = renderedBy.split('@');
  const data = JSON.stringify({ remote: { app, version } });
  return `<div id="root">${body}</div><script type="application/json" id="shell-data">${data}</script>`;
}
