import { request } from 'node:http';
import { rounded } from '../figures/distribution';
import { firstThreadMs } from '../figures/processor-time';
import type { Part } from '../part';
import { startApiCopy } from '../fixtures/api-copies';
import { createDatabase } from '../fixtures/bench-database';
import type { Copy } from '../fixtures/copy';
import { sessionOf } from '../fixtures/sign-in';
import { isReached, type Target, targetLines } from './api/target';
import { type Operation, readOperations } from './requests/operations';
import { type Shape, shapesFor } from './requests/shapes';
import { addressOf } from './requests/subjects';

export interface RequestsSize {
  /** How often what seems to cost too much is sent again: of what a busy machine adds, the least counts. */
  times: number;
  /** Paths to look at; null: all. */
  only: string[] | null;
}

const mostMs = 50;

/** What the worst request costs the event loop of the API, for each of its operations. */
export const requests = (size: RequestsSize): Part => ({
  name: 'requests',
  summary: `the largest bodies and queries in any shape: at most ${mostMs} ms of the event loop each`,
  run: async () => {
    const database = await createDatabase();
    const copy = await startApiCopy(database.url, unlimited);
    try {
      const targets: Target[] = [];
      for (const operation of readOperations().filter(({ path }) => size.only?.includes(path) ?? true)) {
        targets.push(await worstOf(copy, operation, size.times));
        console.log(targetLines(targets.slice(-1)).join(''));
      }
      const worst = Math.max(...targets.map(({ figure }) => figure));
      return {
        lines: [`  the worst of ${targets.length} operations: ${worst} ms`],
        figures: { targets },
        failures: targets.filter((target) => !isReached(target)).map(({ what, figure }) => `${what}: ${figure} ms`),
      };
    } finally {
      await copy.end('SIGTERM');
      await database.drop();
    }
  },
});

const unlimited = { CONTACT_LIMIT: '1000000', REFUSED_LIMIT: '1000000', LOGIN_LIMIT_NAME: '1000000' };

async function worstOf(copy: Copy, operation: Operation, times: number): Promise<Target> {
  let worst = { ms: 0, name: 'nothing' };
  // One each: some operations end it.
  const session = await sessionOf(copy);
  const address = `http://127.0.0.1:${copy.port}${await addressOf(copy, session, operation.path)}`;
  const cost = async (shape: Shape) => {
    const before = firstThreadMs(copy.pid);
    await send(`${address}${shape.query ? `?${shape.query}` : ''}`, operation.method, shape, session);
    return firstThreadMs(copy.pid) - before;
  };
  for (const shape of shapesFor(operation)) {
    let ms = await cost(shape);
    for (let again = 1; again < times && ms > worst.ms; again += 1) ms = Math.min(ms, await cost(shape));
    if (ms > worst.ms) worst = { ms, name: shape.name };
  }
  const what = `${operation.method} ${operation.path}: ${worst.name}`;
  return { what, figure: rounded(worst.ms), atMost: mostMs, unit: 'ms' };
}

/** Plain HTTP: fetch sends no body with a GET. */
function send(address: string, method: string, { body, type }: Shape, session: { Cookie: string }): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { ...session, ...(body ? { 'Content-Type': type, 'Content-Length': body.length } : {}) };
    const sending = request(address, { method, headers, agent: false }, (response) =>
      response.resume().once('close', resolve),
    );
    // Whoever is refused early may find the connection closed while still sending.
    sending.once('error', (error: NodeJS.ErrnoException) => (isCut(error) ? resolve() : reject(error)));
    sending.end(body);
  });
}

const isCut = ({ code = '' }: NodeJS.ErrnoException): boolean => ['EPIPE', 'ECONNRESET'].includes(code);
