import { BadRequestException, UnsupportedMediaTypeException } from '@nestjs/common';
import { type NextFunction, type Request, type RequestHandler, raw } from 'express';
import { isUtf8 } from 'node:buffer';
import { InvalidInputError } from '../errors/errors';

/** Far more than any call takes, but where more is said. */
const most = { levels: 20, parts: 1_000 };

/** No call by these takes a body, and none is to wait until one has been sent. */
const bodyless = new Set(['GET', 'HEAD']);

const [quote, backslash, comma] = Buffer.from('"\\,');
const [openObject, closeObject, openList, closeList] = Buffer.from('{}[]');

/** Reads bodies of JSON up to a size in bytes, and parses those that are not too elaborate. */
export const jsonBody = (limit: number, parts = most.parts): RequestHandler[] => [
  raw({
    type: (request) => !bodyless.has(request.method ?? '') && Boolean((request as Request).is('application/json')),
    limit,
  }),
  (request, _, next) => parse(request, next, parts),
];

function parse(request: Request, next: NextFunction, mostParts: number): void {
  const bytes: unknown = request.body;
  if (!Buffer.isBuffer(bytes)) return next();
  request.body = undefined;
  const [, charset = 'utf-8'] = /charset\s*=\s*"?([^\s;"]+)/i.exec(request.get('content-type') ?? '') ?? [];
  // In any other encoding the bytes that are counted could mean something else. JSON is UTF-8 (RFC 8259).
  if (!/^utf-?8$/i.test(charset) || !isUtf8(bytes)) return next(new UnsupportedMediaTypeException());
  if (bytes.length === 0) return next();
  refuseElaborate(bytes, mostParts);
  request.body = parsed(bytes);
  next();
}

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw new BadRequestException();
  }
}

/**
 * Refuses a body with more levels, or more names and list items, than any call takes. Counts in the bytes, in one pass:
 * parsing, transforming and validating all cost more for each part than counting it.
 */
function refuseElaborate(body: Buffer, mostParts: number): void {
  let levels = 0;
  let parts = 0;
  let isText = false;
  for (let at = 0; at < body.length; at += 1) {
    const byte = body[at];
    if (isText) {
      if (byte === backslash) at += 1;
      else if (byte === quote) isText = false;
    } else if (byte === quote) {
      isText = true;
    } else if (byte === openObject || byte === openList) {
      levels += 1;
      parts += 1;
    } else if (byte === closeObject || byte === closeList) {
      levels -= 1;
    } else if (byte === comma) {
      parts += 1;
    }
    if (levels > most.levels) throw new InvalidInputError('The request is nested too deeply.');
    if (parts > mostParts) throw new InvalidInputError('The request has too many fields or list items.');
  }
}
