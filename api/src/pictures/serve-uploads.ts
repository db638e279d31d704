import type { RequestHandler } from 'express';
import type { FileStore } from '../files/file-store';

/** Answers uploaded pictures. What a name stands for never changes, so nobody has to ask twice. */
export function serveUploads(store: FileStore): RequestHandler {
  return async (request, response, next) => {
    const [, name] = address.exec(request.path) ?? [];
    const bytes = name && ['GET', 'HEAD'].includes(request.method) ? await store.read(name) : null;
    if (!bytes) return next();
    response.set('Cache-Control', 'public, max-age=31536000, immutable').type('webp').send(bytes);
  };
}

const address = /^\/([0-9a-f]{32}-\d+x\d+(?:-\d+)?\.webp)$/;
