import { rmSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { once } from 'node:events';
import { Connection, type Service } from './connection';

const mostConnections = 16;

/** Accepts Postgres clients on a socket in a folder. */
export class DatabaseServer {
  private readonly server: Server;
  private readonly sockets = new Set<Socket>();

  /** Who connects before there is a service waits for it. */
  constructor(service: Promise<Service>) {
    this.server = createServer((socket) => {
      this.sockets.add(socket.once('close', () => this.sockets.delete(socket)));
      socket.on('error', () => socket.destroy());
      void service.then((ready) => new Connection(socket, ready));
    });
    this.server.maxConnections = mostConnections;
  }

  async listenAt(socket: string): Promise<void> {
    // Left by a killed process: its folder is now ours alone.
    rmSync(socket, { force: true });
    await once(this.server.listen(socket), 'listening');
  }

  async stop(): Promise<void> {
    const closed = once(this.server, 'close');
    this.server.close();
    for (const socket of this.sockets) socket.destroy();
    await closed;
  }
}
