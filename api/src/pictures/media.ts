import compression from 'compression';
import { type NextFunction, type Request, type Response, Router, static as serveFolder } from 'express';
import path from 'node:path';
import type { ApiConfig } from '../config/api-config';
import { problemHandler, nothingHere } from '../errors/problem-handler';
import type { FileStore } from '../files/file-store';
import { JpegCopies } from './jpeg-copies';
import { renditions } from './renditions';
import { serveUploads } from './serve-uploads';
import { allow } from '../http/security-headers';

/**
 * Pictures: those that editors uploaded or put into the folder, then those of the sample content; drawings as PNG too,
 * WebP and AVIF as JPEG. They must not run scripts. A drawing that someone opens by itself shows without styles of its
 * own, those of the samples with the one that darkens them.
 */
export function media({ mediaDir, assetsDir }: ApiConfig, store: FileStore): Router {
  const router = Router();
  const samples = path.join(assetsDir, 'sample-content/covers');
  // A redirect would reveal that there is a folder.
  const options = { index: false, redirect: false, maxAge: '1h' };
  router.use(compression({ filter: isCompressed }));
  router.use((request, response, next) => {
    // Also where nothing is compressed: a part, or the news that a copy is still good.
    if (request.path.endsWith('.svg')) response.vary('Accept-Encoding');
    allow(response, 'img-src data:; sandbox');
    // Readers of the feed show pictures of articles on pages of their own.
    response.set('Cross-Origin-Resource-Policy', 'cross-origin');
    next();
  });
  const jpegs = new JpegCopies();
  router.use('/uploads', serveUploads(store, jpegs), nothingHere, problemHandler);
  router.use(serveFolder(mediaDir, options));
  router.use(renditions(mediaDir, jpegs));
  const setHeaders = (response: Response) => allow(response, `img-src data:; style-src ${darkStyle}; sandbox`);
  router.use('/covers', underItsNewName, serveFolder(samples, { ...options, setHeaders }), renditions(samples, jpegs));
  router.use(nothingHere, problemHandler);
  return router;
}

/** Covers whose addresses are in databases that were filled before they were renamed. */
const renamed = new Map([
  ['construction-site-diary-demo', 'construction-daily-log-demo'],
  ['edtech-enrolment-automation', 'edtech-enrollment-automation'],
]);
const oldName = new RegExp(`^/(${[...renamed.keys()].join('|')})(?=[-.])`);

const underItsNewName = (request: Request, _: Response, next: NextFunction): void => {
  request.url = request.url.replace(oldName, (_, name: string) => `/${renamed.get(name)}`);
  next();
};

/** Hash of the style element that all drawings of the sample content have. */
const darkStyle = "'sha256-pwzdiizu38bHaNIcx2gqVZKhXCfqAmybZWDtftANQzs='";

/** Drawings are text: a third is left of them. A part of a file is counted in bytes of the file, and sent as it is. */
const isCompressed = (request: Request, response: Response): boolean =>
  request.headers.range === undefined && compression.filter(request, response);
