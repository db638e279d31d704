import { setTimeout as wait } from 'node:timers/promises';
import { Problem } from '../../start/problem';
import { findProduct } from '../../start/running-product';
import { readOperatorsToken } from '../../start/secret';
import { who } from '../who';
import { defaultDataDir } from '../workspace';
import { loopback, openClient } from './open-client';
import { ReleaseClient } from './release-client';

/** The release service of the product that `--to` names; without it that of the product on this machine. Throws Problem. */
export async function openService(to: string | undefined): Promise<ReleaseClient> {
  if (to !== undefined) return openClient(to);
  const service = await findService();
  if (service) return service;
  throw new Problem(
    'No product runs on this data folder. Start it with "npm start", or name the address of another: --to ADDRESS.',
  );
}

/** That of the product on this machine; undefined where none runs. Throws Problem. */
export async function findService(dataDir = defaultDataDir()): Promise<ReleaseClient | undefined> {
  const product = await findProduct(dataDir);
  return product === null ? undefined : openOperators(product, dataDir);
}

/** The service of the product on this machine, or in this network of containers, with the operator's token. Throws Problem. */
export function openOperators(address: string, dataDir: string): ReleaseClient {
  const { origin, protocol, hostname } = new URL(address);
  if (protocol === 'http:' && !loopback.test(hostname) && !container.test(hostname)) {
    throw new Problem(`${origin}: the token would be readable on its way. Set an address with https.`);
  }
  const { PUBLIC_ORIGIN } = process.env;
  const publicOrigin = PUBLIC_ORIGIN ? new URL(PUBLIC_ORIGIN).origin : undefined;
  return new ReleaseClient(origin, readOperatorsToken(dataDir), { isLocal: true, by: who(), publicOrigin });
}

/** A name without a dot, such as `nginx`: the network of containers knows it, and no other. */
const container = /^[\w-]+$/;

const readyMs = 5 * 60_000;
const pauseMs = 500;

/** Waits for an API that is just starting. Throws Problem where it is not ready in time. */
export async function untilReady(address: string): Promise<void> {
  const ready = new URL('/api/health/ready', address);
  const until = Date.now() + readyMs;
  while (Date.now() < until) {
    const answer = await fetch(ready, { signal: AbortSignal.timeout(readyMs) }).catch(() => undefined);
    if (answer?.ok) return;
    await wait(pauseMs);
  }
  throw new Problem(`The API at ${address} is not ready. Start it, then run this again.`);
}
