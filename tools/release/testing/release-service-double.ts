import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { ReleaseClient } from '../remote/release-client';

interface Reply {
  status?: number;
  body?: unknown;
}

/** A release service that replies what a test wants, and notes its calls; what is printed is noted, not shown. */
export function useReleaseService() {
  const service = {
    /** Method and path, with the body that was sent. */
    calls: [] as [call: string, body: unknown][],
    /** To what it does not reply, there is nothing. */
    reply: (() => undefined) as (call: string, body: unknown) => Reply | undefined,
    client: null as unknown as ReleaseClient,
    printed: [] as string[],
    printedAsError: [] as string[],
  };
  const server = createServer(async (request, response) => {
    const sent = await text(request);
    const isJson = request.headers['content-type'] === 'application/json';
    const [call, body] = [`${request.method} ${request.url}`, isJson ? JSON.parse(sent) : undefined];
    service.calls.push([call, body]);
    const { status = 200, body: reply } = service.reply(call, body) ?? {
      ...{ status: 404, body: { message: 'There is no such thing.' } },
    };
    response.writeHead(status).end(reply === undefined ? undefined : JSON.stringify(reply));
  });
  beforeAll(async () => {
    await once(server.listen(0, '127.0.0.1'), 'listening');
    service.client = new ReleaseClient(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, 'release_x');
  });
  afterAll(() => server.close());
  beforeEach(() => {
    [service.calls, service.printed, service.printedAsError] = [[], [], []];
    jest.spyOn(console, 'log').mockImplementation((line: string) => void service.printed.push(line));
    jest.spyOn(console, 'error').mockImplementation((line: string) => void service.printedAsError.push(line));
  });
  return service;
}
