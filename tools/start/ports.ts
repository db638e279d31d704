import { createServer } from 'node:net';
import { Problem } from './problem';

/** Throws Problem when something else listens on the port. `retry` is the command that uses another one. */
export async function requireFreePort(
  port: number,
  retry = (other: number) => `PORT=${other} npm start`,
): Promise<void> {
  try {
    await listenOnce(port);
  } catch (error) {
    throw new Problem(portTrouble(port, (error as NodeJS.ErrnoException).code, retry));
  }
}

/** A free loopback port. */
export function findFreePort(): Promise<number> {
  return listenOnce(0, '127.0.0.1');
}

function portTrouble(port: number, code: string | undefined, retry: (other: number) => string): string {
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use. Stop what runs there, or choose another one: ${retry(port + 1)}`;
  if (code === 'EACCES') return `Port ${port} needs more rights than you have. Choose one above 1023: ${retry(4200)}`;
  return `Port ${port} can't be opened (${code}). Choose another one: ${retry(4200)}`;
}

function listenOnce(port: number, host?: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ port, host }, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : port));
    });
  });
}
