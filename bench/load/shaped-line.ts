import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

export interface LineShape {
  /** Of each direction, over all connections. */
  bitsPerSecond: number;
  /** From one end to the other and back; a new connection takes two of them first, as with TCP and TLS. */
  roundTripMs: number;
}

const handshakes = 2;

/** A line of a given speed and delay to a server of this machine. */
export class ShapedLine {
  private readonly sockets = new Set<Socket>();
  private readonly server;

  private constructor(target: number, shape: LineShape) {
    const [there, back] = [new Direction(shape), new Direction(shape)];
    this.server = createServer((client) => {
      const backend = connect(target, '127.0.0.1');
      there.carry(client, backend, wait(handshakes * shape.roundTripMs));
      back.carry(backend, client);
      for (const socket of [client, backend]) {
        this.sockets.add(socket);
        socket.on('error', () => socket.destroy());
        socket.on('close', () => this.sockets.delete(socket));
      }
    });
  }

  static async open(target: number, shape: LineShape): Promise<ShapedLine> {
    const line = new ShapedLine(target, shape);
    await new Promise<void>((resolve) => line.server.listen(0, '127.0.0.1', resolve));
    return line;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    const closed = new Promise((resolve) => this.server.close(resolve));
    for (const socket of this.sockets) socket.destroy();
    await closed;
  }
}

/** All that goes one way shares its speed. */
class Direction {
  private freeAt = 0;

  constructor(private readonly shape: LineShape) {}

  carry(from: Socket, to: Socket, opened: Promise<unknown> = Promise.resolve()): void {
    let arrival = opened;
    from.on('data', (chunk: Buffer) => {
      const sentMs = this.send(chunk.length);
      // No more is taken than the line carries.
      from.pause();
      void wait(sentMs).then(() => from.resume());
      // Timers have no certain order within a millisecond; bytes do.
      arrival = Promise.all([arrival, wait(sentMs + this.shape.roundTripMs / 2)]).then(() => {
        if (to.writable) to.write(chunk);
      });
    });
    from.on('close', () => void arrival.then(() => to.end()));
  }

  /** Milliseconds until so many bytes are on the line. */
  private send(bytes: number): number {
    const now = performance.now();
    this.freeAt = Math.max(now, this.freeAt) + (bytes * 8_000) / this.shape.bitsPerSecond;
    return this.freeAt - now;
  }
}
