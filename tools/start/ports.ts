import { createServer } from 'node:net';
import { Problem } from './problem';

/** Every address, and each of `localhost`: macOS lets one program listen on all beside another on one of them. */
const hosts = [undefined, '127.0.0.1', '::1'];
/** Codes of an address that this machine has not, such as `::1` without IPv6. */
const absent = ['EADDRNOTAVAIL', 'EAFNOSUPPORT'];

/** Throws Problem when something else listens on the port. `retry` is the command that uses another one. */
export async function requireFreePort(
  port: number,
  retry = (other: number) => `PORT=${other} npm start`,
): Promise<void> {
  for (const host of hosts) {
    try {
      await listenOnce(port, host);
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException;
      if (!absent.includes(code)) throw new Problem(portTrouble(port, code, retry));
    }
  }
}

/** A free loopback port. */
export function findFreePort(): Promise<number> {
  return listenOnce(0, '127.0.0.1');
}

function portTrouble(port: number, code: string, retry: (other: number) => string): string {
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
