import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import { closerOf } from '@site/http';
import { Problem } from '@site/releases';

type Message = { type: 'ready'; port: number } | { type: 'failed'; message: string };

/** Starts to listen and answers the port. Throws Problem when the port is taken or forbidden. */
export function listen(server: Server, { port, host }: { port: number; host: string | undefined }): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(listenProblem(error, port, host)));
    server.listen({ port, host }, () => resolve((server.address() as AddressInfo).port));
  });
}

function listenProblem(error: NodeJS.ErrnoException, port: number, host: string | undefined): Error {
  if (error.code === 'EADDRINUSE') {
    return new Problem(`Port ${port} is in use: stop what listens there, or set PORT to another one.`);
  }
  if (error.code === 'EACCES')
    return new Problem(`Port ${port} is not allowed for this user: set PORT to one above 1023.`);
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return new Problem(`HOST is "${host}", which is not an address of this machine.`);
  }
  return error;
}

/** Notifies the parent process, if that opened a channel. */
export const notifyParent = (message: Message): Promise<void> =>
  new Promise((resolve) => {
    if (process.send) process.send(message, () => resolve());
    else resolve();
  });

interface Ending {
  server: Server;
  stop(): void;
  graceMs: number;
  log: Logger;
}

/** Stops on a signal or when its parent is gone: responses in progress are finished, then it exits with 0. */
export function endOn({ server, stop, graceMs, log }: Ending): void {
  const closeServer = closerOf(server);
  let ending = false;
  const end = (reason: string) => {
    if (ending) return;
    ending = true;
    log.info({ reason }, 'shutting down');
    stop();
    void closeServer().then(() => process.exit(0));
    setTimeout(() => server.closeAllConnections(), graceMs).unref();
  };
  process.once('SIGTERM', () => end('SIGTERM'));
  process.once('SIGINT', () => end('SIGINT'));
  process.once('disconnect', () => end('parent gone'));
  // The parent may have gone during the start, before anything listened.
  if (process.send && !process.connected) end('parent gone');
}
