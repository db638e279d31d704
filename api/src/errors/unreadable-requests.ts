import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { toProblem } from './to-problem';

/** Answers input that is not HTTP in the one error shape; Node alone would send an empty response. */
export function handleUnreadable(server: Server): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    const { status, body } = problemOf(statuses[error.code ?? ''] ?? 400);
    socket.end(
      `HTTP/1.1 ${status}\r\nContent-Type: application/json; charset=utf-8\r\n` +
        `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
    );
  });
  server.on('checkExpectation', (_: IncomingMessage, response: ServerResponse) => {
    response.statusCode = 417;
    response.setHeader('Content-Type', 'application/json; charset=utf-8').end(problemOf(417).body);
  });
}

/** Valid HTTP, but without a definite host or address. */
export function refuseTarget(response: ServerResponse): void {
  const { body } = problemOf(400);
  response.writeHead(400, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    Connection: 'close',
  });
  response.end(body);
}

const statuses: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

function problemOf(statusCode: number) {
  const problem = toProblem({ status: statusCode });
  return { status: `${statusCode} ${problem.error}`, body: JSON.stringify(problem) };
}
