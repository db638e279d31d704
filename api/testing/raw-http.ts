import { once } from 'node:events';
import net from 'node:net';

export interface RawAnswer {
  status: number;
  body: string;
}

/** Writes bytes to the port of an address and reads what comes back, until the other side closes or one answer is whole. */
export async function sendRaw(url: string, bytes: string): Promise<RawAnswer[]> {
  const { hostname, port } = new URL(url);
  const socket = net.connect(Number(port), hostname);
  await once(socket, 'connect');
  let received = '';
  socket.setEncoding('latin1').on('data', (data) => (received += data));
  // The other side may close while a long request is still being written.
  socket.on('error', () => socket.destroy());
  socket.write(bytes, 'latin1');
  await once(socket, 'close');
  return readAnswers(received);
}

function readAnswers(received: string): RawAnswer[] {
  const [head = '', ...rest] = received.split('\r\n\r\n');
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1]);
  if (!status) return [];
  const after = rest.join('\r\n\r\n');
  const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
  return [{ status, body: after.slice(0, length) }, ...readAnswers(after.slice(length))];
}
