import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const byteEachMs = 1_000;

/** Somebody who has a connection and takes time. */
export class SlowClient {
  received = 0;
  /** When the other side ended the connection. */
  endedAt: number | undefined;
  private readonly socket: Socket;
  private readonly drip: NodeJS.Timeout | undefined;

  /** Sends the beginning, and then a letter of the rest a second. */
  constructor(port: number, beginning: string, rest = '') {
    this.socket = connect(port, '127.0.0.1', () => this.socket.write(beginning));
    this.socket.once('close', () => (this.endedAt ??= Date.now()));
    // What a reset looks like from here.
    this.socket.on('error', () => undefined);
    let sent = 0;
    if (rest) this.drip = setInterval(() => this.socket.write(rest[sent++ % rest.length] ?? ''), byteEachMs);
  }

  /** Known as soon as it is connected. */
  get localPort(): number {
    return this.socket.localPort ?? 0;
  }

  /** From now on it reads what comes. */
  listen(): this {
    this.socket.on('data', (data) => (this.received += data.length));
    return this;
  }

  leave(): void {
    clearInterval(this.drip);
    this.socket.destroy();
  }
}

const host = 'Host: localhost\r\n';
const upload = `POST /api/contact HTTP/1.1\r\n${host}Content-Type: application/json\r\nContent-Length: 5000\r\n\r\n{`;

/** Never comes to the end of its head. */
export const slowHead = (port: number) =>
  new SlowClient(port, `GET / HTTP/1.1\r\n${host}X-Slow: `, 'abcdefghij').listen();

/** Never comes to the end of its body. */
export const slowBody = (port: number) => new SlowClient(port, upload, ' ').listen();

/** Stops in the middle of its body. */
export const silentBody = (port: number) => new SlowClient(port, upload).listen();

/** Asks for more than the connection holds, and reads none of it until it listens. */
export const slowReader = (port: number, path: string, times: number) =>
  new SlowClient(port, `GET ${path} HTTP/1.1\r\n${host}\r\n`.repeat(times));

/** Resolves when all of them were let go of. Rejects when that takes longer. */
export async function untilEnded(clients: SlowClient[], withinMs: number): Promise<void> {
  const until = Date.now() + withinMs;
  const left = () => clients.filter(({ endedAt }) => endedAt === undefined).length;
  while (left() > 0) {
    if (Date.now() > until) throw new Error(`${left()} of ${clients.length} were not let go of.`);
    await wait(50);
  }
}
