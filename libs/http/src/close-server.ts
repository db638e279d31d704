import type { Server } from 'node:http';
import type { Socket } from 'node:net';

const checkMs = 50;

/**
 * Answers what closes this server: it accepts nothing more, and resolves once all requests are over. Connections without
 * one would hold it open, and are ended: those that are kept alive after a request, and those that were opened for one
 * that never came, as browsers and proxies do in advance. Node itself counts only the first as idle.
 */
export function closerOf(server: Server): () => Promise<void> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const endIdle = () => {
    server.closeIdleConnections();
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  };
  return () =>
    new Promise((resolve) => {
      setInterval(endIdle, checkMs).unref();
      server.close(() => resolve());
    });
}
