import { Agent, request } from 'node:http';

export interface Answer {
  status: number;
  body: Buffer;
}

export type Get = (path: string, headers?: Record<string, string>) => Promise<Answer>;

const timeoutMs = 30_000;

/** Asks one origin over connections that are kept, as browsers and proxies do. Rejects when an answer breaks off. */
export function keepAlive(origin: string, connections: number): { get: Get; end(): void } {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const get: Get = (path, headers = {}) =>
    new Promise((resolve, reject) => {
      const asked = request(origin + path, { agent, headers, timeout: timeoutMs }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.once('error', reject);
        response.once('end', () => resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks) }));
      });
      asked.once('timeout', () => asked.destroy(new Error(`no answer within ${timeoutMs / 1000} s`)));
      asked.once('error', reject);
      asked.end();
    });
  return { get, end: () => agent.destroy() };
}
