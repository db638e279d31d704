import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { hasBody } from './has-body';

interface BodyLimits {
  bodyMs: number;
  bodyBytesPerSecond: number;
}

/** A client whose body has not arrived yet. */
interface Sender {
  request: IncomingMessage;
  response: ServerResponse;
  began: number;
  /** Bytes received on the connection by then. */
  bytesBefore: number;
}

/** Ends connections whose bodies arrive more slowly than the minimum speed, counted from the end of the head. */
export function requireBodyRate(server: Server, { bodyMs, bodyBytesPerSecond }: BodyLimits, checkMs: number): void {
  const senders = new Set<Sender>();
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!hasBody(request)) return;
    const sender = { request, response, began: performance.now(), bytesBefore: request.socket.bytesRead };
    senders.add(sender);
    request.once('close', () => senders.delete(sender));
  });

  const isTooSlow = ({ request, began, bytesBefore }: Sender) => {
    const bytes = request.socket.bytesRead - bytesBefore;
    return performance.now() - began > bodyMs + (bytes * 1000) / bodyBytesPerSecond;
  };
  const check = () => {
    for (const sender of senders) {
      if (sender.request.complete) senders.delete(sender);
      else if (isTooSlow(sender)) endLate(server, sender);
    }
  };
  // Wait one turn, so that bytes that arrived while this process was busy are read and not blamed on the client.
  const timer = setInterval(() => setImmediate(check), checkMs).unref();
  server.once('close', () => clearInterval(timer));
}

/** Ends the connection as Node does when a head is late: with 408, unless a response has already begun. */
function endLate(server: Server, { request: { socket }, response }: Sender): void {
  if (response.headersSent) return void socket.destroy();
  // For the log.
  response.statusCode = 408;
  const error = Object.assign(new Error('The body came too slowly.'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
  if (!server.emit('clientError', error, socket)) endWith408(socket);
  socket.destroySoon();
}

const endWith408 = (socket: Socket): unknown =>
  socket.writable && socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
