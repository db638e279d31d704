import { createServer } from 'node:net';
import { Problem } from './problem';

/** Throws Problem when something else answers on the port. */
export async function requireFreePort(port: number): Promise<void> {
  try {
    await listenOnce(port);
  } catch (error) {
    throw new Problem(portTrouble(port, (error as NodeJS.ErrnoException).code));
  }
}

/** A port of the loopback address that nothing uses now. */
export function findFreePort(): Promise<number> {
  return listenOnce(0, '127.0.0.1');
}

function portTrouble(port: number, code: string | undefined): string {
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use. Stop what runs there, or name another one: PORT=${port + 1} npm start`;
  if (code === 'EACCES')
    return `Port ${port} needs more rights than you have. Name one above 1023: PORT=4200 npm start`;
  return `Port ${port} can't be opened (${code}). Name another one: PORT=4200 npm start`;
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
