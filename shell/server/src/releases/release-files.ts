import { realpath } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { isAppName, type ReleasedApp } from '@site/federation';
import { acceptedEncoding, type Encoding } from '@site/response-cache';
import type { RequestHandler, Response } from 'express';
import { contentType } from 'mime-types';
import send from 'send';
import { sendError } from '../http/responses';
import { filePolicy } from '../http/security-headers';

const releasedFile = /^\/releases\/([a-z-]+)\/([\w.-]+)\/client(\/.+)$/;
const yearMs = 365 * 24 * 60 * 60 * 1000;
const endings: Record<Encoding, string> = { br: '.br', gzip: '.gz' };
/** Headers that may be set already when a file turns out to be missing. */
const ofFile = ['Content-Encoding', 'Content-Range', 'Content-Length', 'ETag', 'Last-Modified', 'Cache-Control'];
/** Status codes for a file that exists but can't be sent as requested. */
const refusals = [412, 416];

/** Gets a version that this machine lacks, or has damaged files of; whether it has got it. */
export type FetchVersion = (app: ReleasedApp, version: string, isDamaged?: boolean) => Promise<boolean>;

/**
 * Serves the client files of every release on disk, live or not, and of those that can be fetched: an open tab never misses a
 * chunk.
 */
export function createReleaseFiles(releasesDir: string, fetchVersion?: FetchVersion): RequestHandler {
  return async (request, response) => {
    const [, app, version, file] = releasedFile.exec(request.path) ?? [];
    if (!app || !version || !file || !isAppName(app)) return notFound(response);
    const folder = join(releasesDir, app, version, 'client');
    if (await serve(response, folder, file)) return;
    const isNew = (await fetchVersion?.(app, version)) ?? false;
    if (!isNew || !(await serve(response, folder, file))) notFound(response);
  };
}

/** Sends the compressed form beside the file if the client accepts it, and else the file. False: there is none. */
async function serve(response: Response, folder: string, file: string): Promise<boolean> {
  response.setHeader('Vary', 'Accept-Encoding');
  response.setHeader('Content-Security-Policy', filePolicy);
  response.setHeader('Content-Type', contentType(extname(file)) || 'application/octet-stream');
  const encoding = acceptedEncoding(response.req);
  if (encoding) {
    response.setHeader('Content-Encoding', encoding);
    if (await transfer(response, folder, file + endings[encoding])) return true;
  }
  return transfer(response, folder, file);
}

/** True for a link to something outside, which a release can't have been packed with. */
async function leadsOut(folder: string, file: string): Promise<boolean> {
  try {
    const [root, target] = await Promise.all([realpath(folder), realpath(join(folder, decodeURIComponent(file)))]);
    return !target.startsWith(root + sep);
  } catch {
    // A missing file, which is told from a damaged disk when it is sent.
    return false;
  }
}

/**
 * Resolves to false, with nothing sent, when there is no such file. Reads the folder each time: the release may have
 * been collected meanwhile.
 */
async function transfer(response: Response, folder: string, file: string): Promise<boolean> {
  if (await leadsOut(folder, file)) {
    forgetFile(response);
    return false;
  }
  return new Promise((resolve, reject) => {
    response.once('close', () => resolve(true));
    send(response.req, file, { root: folder, index: false, immutable: true, maxAge: yearMs })
      .on('directory', () => {
        forgetFile(response);
        resolve(false);
      })
      .on('error', (error: HttpError) => {
        if (response.headersSent) return reject(error);
        forgetFile(response);
        if (refusals.includes(error.status)) return refuse(response, error);
        return error.status < 500 ? resolve(false) : reject(error);
      })
      .pipe(response);
  });
}

function forgetFile(response: Response): void {
  for (const name of ofFile) response.removeHeader(name);
}

function refuse(response: Response, { status, headers }: HttpError): void {
  response.writeHead(status, { ...headers, 'Content-Length': 0 }).end();
}

/** `send`'s errors for faulty requests. */
interface HttpError extends Error {
  status: number;
  headers?: Record<string, string>;
}

const notFound = (response: Response): void => sendError(response, 404, 'There is no such file in this release.');
