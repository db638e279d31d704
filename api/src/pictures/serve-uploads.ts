import type { RequestHandler } from 'express';
import type { FileStore } from '../files/file-store';
import type { JpegCopies } from './jpeg-copies';

/** Answers uploaded pictures, also as JPEG. What a name stands for never changes, so nobody has to ask twice. */
export function serveUploads(store: FileStore, jpegs: JpegCopies): RequestHandler {
  return async (request, response, next) => {
    const [, name, kind] = address.exec(request.path) ?? [];
    const stored = name && ['GET', 'HEAD'].includes(request.method) ? await store.read(`${name}.webp`) : null;
    const bytes = stored && kind === 'jpg' ? await jpegs.of(`${name}`, async () => stored) : stored;
    if (!bytes) return next();
    response.set('Cache-Control', 'public, max-age=31536000, immutable').type(String(kind)).send(bytes);
  };
}

const address = /^\/([0-9a-f]{32}-\d+x\d+(?:-\d+)?)\.(webp|jpg)$/;
