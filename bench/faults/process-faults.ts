import { once } from 'node:events';
import { get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Copy } from '../fixtures/copy';
import type { FaultUnderLoad, ProcessesFixture } from './under-load';

const supervisorPauseMs = 1_000;

/** As a supervisor does: `npm start`, compose and Kubernetes alike. */
async function killAndStart(copy: Copy): Promise<() => Promise<void>> {
  await copy.end('SIGKILL');
  return async () => {
    await wait(supervisorPauseMs);
    await copy.start();
  };
}

export const apiKilled: FaultUnderLoad = {
  name: 'api-killed',
  fault: 'the API killed (-9) in the middle of writes, started again after a second',
  seconds: 0,
  pagesStay: true,
  inflict: ({ product }) => killAndStart(product.api),
};

export const shellKilled: FaultUnderLoad = {
  name: 'shell-killed',
  fault: 'the shell’s server killed (-9), started again after a second; no other copy, no nginx',
  seconds: 0,
  pagesStay: false,
  inflict: ({ product }) => killAndStart(product.shell),
};

export const clockJumps: FaultUnderLoad = {
  name: 'clock-jumps',
  fault: 'the clocks of shell and API an hour ahead for 10 s, and back',
  seconds: 10,
  pagesStay: true,
  inflict: async ({ product }) => {
    const jump = () => [product.api, product.shell].forEach(({ pid }) => process.kill(pid, 'SIGUSR2'));
    jump();
    return async () => jump();
  },
};

/** Under way when the signal comes; every one must get a whole response. */
const underWay = 24;

export const endedGently = (which: 'api' | 'shell'): FaultUnderLoad => ({
  name: `${which}-ended`,
  fault: `SIGTERM to the ${which === 'api' ? 'API' : 'shell’s server'} during ${underWay} requests, started again after a second`,
  seconds: 0,
  pagesStay: which === 'api',
  inflict: async ({ product }) => {
    const copy = product[which];
    return async () => {
      await copy.end('SIGTERM');
      await wait(supervisorPauseMs);
      await copy.start();
    };
  },
  look: (fixture, note) => checkNoneDropped(fixture, which, note),
});

/** Searches wait behind a lock; once their server has said of each that it has it, that is sent SIGTERM. */
async function checkNoneDropped(
  { product, databaseUrl }: ProcessesFixture,
  which: 'api' | 'shell',
  note: (words: string) => void,
): Promise<string[]> {
  const copy = product[which];
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    await client.query('BEGIN');
    await client.query('LOCK TABLE posts IN ACCESS EXCLUSIVE MODE');
    const requests = Array.from({ length: underWay }, (_, index) =>
      startRequest(copy.port, `/api/posts?search=nothing-${index}`),
    );
    await Promise.all(requests.map(({ received }) => received));
    const ended = copy.end('SIGTERM');
    await client.query('ROLLBACK');
    const statuses = await Promise.all(requests.map(({ status }) => status));
    await ended;
    const dropped = statuses.filter((status) => status !== 200).length;
    note(`${underWay - dropped} of ${underWay} requests under way answered`);
    return dropped > 0 ? [`${dropped} of ${underWay} requests under way were dropped: ${statuses.join(' ')}`] : [];
  } finally {
    await client.end();
  }
}

/** `received` resolves when the server has read the request, `status` with that of a whole response, or 0. */
function startRequest(port: number, address: string): { received: Promise<unknown>; status: Promise<number> } {
  const request = get({ port, path: address, agent: false, headers: { expect: '100-continue' } });
  const status = new Promise<number>((resolve) => {
    request.once('error', () => resolve(0));
    request.once('response', (response) => {
      response.resume().once('error', () => resolve(0));
      response.once('end', () => resolve(response.statusCode ?? 0));
    });
  });
  return { received: Promise.race([once(request, 'continue'), status]), status };
}
