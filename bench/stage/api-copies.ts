import path from 'node:path';
import { findFreePort } from '../../tools/start/ports';
import { keepAlive } from '../load/keep-alive';
import { Copy } from './copy';

const root = path.join(import.meta.dirname, '../..');
export const password = 'a password for the bench only';

/** A process of the built API as it runs in production, with limits that a bench does not reach. */
export const startApiCopy = (databaseUrl: string, environment: NodeJS.ProcessEnv = {}): Promise<Copy> =>
  started(path.join(root, 'dist/api/main.mjs'), (port) => ({
    ...{ NODE_ENV: 'production', DATABASE_URL: databaseUrl, API_PORT: String(port) },
    ...{ SAMPLE_CONTENT: 'false', MEDIA_DIR: path.join(root, 'dist') },
    ...{ SESSION_SECRET: 'a secret for the bench only', ADMIN_PASSWORD: password },
    ...{ LOGIN_LIMIT_USER: '1000000', LOGIN_LIMIT_ADDRESS: '1000000' },
    ...{ MAX_IN_FLIGHT: '100000', MAX_LATENESS_MS: '60000' },
    ...environment,
  }));

/** The same calls without a framework. */
export const startRawApi = (databaseUrl: string): Promise<Copy> =>
  started(path.join(root, 'bench/rivals/raw-api.mjs'), (port) => ({
    ...{ NODE_ENV: 'production', DATABASE_URL: databaseUrl, PORT: String(port) },
  }));

/** Signs in. Answers the header that carries the session. */
export async function sessionOf({ port }: Copy, username = 'admin'): Promise<{ Cookie: string }> {
  const response = await fetch(`http://127.0.0.1:${port}/api/admin/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  if (response.status !== 200) throw new Error(`The sign-in of ${username} failed: ${await response.text()}`);
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  return { Cookie: cookies.join('; ') };
}

/** Writes as somebody who is signed in. Answers what the API did. */
export async function write(
  { port }: Copy,
  session: { Cookie: string },
  method: 'POST' | 'PATCH',
  address: string,
  body?: unknown,
): Promise<{ id: number; slug: string }> {
  const response = await fetch(`http://127.0.0.1:${port}${address}`, {
    method,
    headers: { ...session, 'Content-Type': 'application/json' },
    body: body === undefined ? null : JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${method} ${address}: ${await response.text()}`);
  return (await response.json()) as { id: number; slug: string };
}

/** Asks until an address answers 200. Answers how long that took. */
export async function untilFound({ port }: Copy, address: string): Promise<number> {
  const { get, end } = keepAlive(`http://127.0.0.1:${port}`, 1);
  const began = performance.now();
  while ((await get(address)).status !== 200) if (performance.now() - began > 30_000) break;
  end();
  return performance.now() - began;
}

async function started(script: string, environment: (port: number) => NodeJS.ProcessEnv): Promise<Copy> {
  const port = await findFreePort();
  const copy = new Copy(port, script, environment(port));
  await copy.start();
  return copy;
}
