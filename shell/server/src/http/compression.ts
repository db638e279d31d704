import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Smaller texts would not gain from compression. */
export const worthCompressing = 1024;

/** Parsed `Accept-Encoding` headers: browsers send few different ones. */
const read = new Map<string, Encoding | undefined>();
const mostRead = 100;

/** The best encoding that the client takes; undefined: none. */
export function acceptedEncoding(header: string | string[] | undefined): Encoding | undefined {
  const text = String(header ?? '');
  if (!read.has(text)) {
    if (read.size >= mostRead) read.clear();
    read.set(text, bestEncoding(text));
  }
  return read.get(text);
}

function bestEncoding(text: string): Encoding | undefined {
  const accepted = text
    .toLowerCase()
    .split(',')
    .map((part) => part.trim().split(/\s*;\s*q=/))
    .filter(([, quality]) => quality === undefined || Number(quality) > 0)
    .map(([name]) => name);
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : undefined;
}

/** Compresses a page that is made for one response: quick rather than small. */
export const compressQuickly = (body: Buffer, encoding: Encoding): Promise<Buffer> =>
  encoding === 'br'
    ? brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } })
    : zip(body, { level: 6 });

/** Compresses a file that is made once and sent often. */
export const compressWell = (body: Buffer, encoding: Encoding): Promise<Buffer> =>
  encoding === 'br'
    ? brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } })
    : zip(body, { level: 9 });
