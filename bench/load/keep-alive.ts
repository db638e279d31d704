import { Agent, request } from 'node:http';

export interface LoadResponse {
  status: number;
  body: Buffer;
}

export type Get = (path: string, headers?: Record<string, string>) => Promise<LoadResponse>;

const timeoutMs = 30_000;

/** Requests from one origin over keep-alive connections, as browsers and proxies do. Rejects when a response breaks off. */
export function keepAlive(origin: string, connections: number): { get: Get; end(): void } {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const get: Get = (path, headers = {}) =>
    new Promise((resolve, reject) => {
      const sent = request(origin + path, { agent, headers, timeout: timeoutMs }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.once('error', reject);
        response.once('end', () => resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks) }));
      });
      sent.once('timeout', () => sent.destroy(new Error(`no response within ${timeoutMs / 1000} s`)));
      sent.once('error', reject);
      sent.end();
    });
  return { get, end: () => agent.destroy() };
}
