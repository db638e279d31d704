import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

export interface OpenSample {
  at: number;
  ms: number;
  /** 0: no response, or half of one. */
  status: number;
  retryAfter: string | undefined;
}

const tickMs = 10;
const timeoutMs = 30_000;

/**
 * Sends requests at a rate, whether or not those before have a response: as visitors do, who know nothing of one another.
 * Resolves when the last has its response.
 */
export async function openLoad(
  origin: string,
  addressOf: (index: number) => string,
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<OpenSample[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity, maxFreeSockets: 512 });
  const requests: Promise<OpenSample>[] = [];
  const began = performance.now();
  for (let now = began; now - began < seconds * 1000; now = performance.now()) {
    const due = ((now - began) / 1000) * perSecond;
    while (requests.length < due) requests.push(sample(origin + addressOf(requests.length), agent));
    await wait(tickMs);
  }
  const samples = await Promise.all(requests);
  agent.destroy();
  return samples;
}

function sample(address: string, agent: Agent): Promise<OpenSample> {
  const began = performance.now();
  return new Promise((resolve) => {
    const done = (status: number, retryAfter?: string) => {
      const at = performance.now();
      resolve({ at, ms: at - began, status, retryAfter });
    };
    const sent = request(address, { agent, timeout: timeoutMs }, (response) => {
      response.resume();
      response.once('end', () => done(response.statusCode ?? 0, response.headers['retry-after']));
      response.once('error', () => done(0));
    });
    sent.once('timeout', () => sent.destroy(new Error('no response')));
    sent.once('error', () => done(0));
    sent.end();
  });
}
