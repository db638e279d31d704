import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { acceptedEncoding, compressWell } from './http/compression';
import { sendError } from './http/answers';
import type { Exchange } from './http/exchange';
import { Problem } from './problem';
import { integrityOf } from './releases/integrity';

/** The shell's own script, under an address that names its content. */
export interface HostScript {
  address: string;
  integrity: string;
  serve(exchange: Exchange): void;
}

/** Reads and compresses the script once. */
export async function loadHostScript(file: string): Promise<HostScript> {
  const content = await readFile(file).catch(() => {
    throw new Problem(`${file} is missing: build the shell with "npx nx build shell-client".`);
  });
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 12);
  const address = `/shell/${hash}/host.js`;
  const compressed = { br: await compressWell(content, 'br'), gzip: await compressWell(content, 'gzip') };

  return {
    address,
    integrity: integrityOf(content),
    serve(exchange) {
      const { request, response, method, path } = exchange;
      if (path !== address) return sendError(exchange, 404, 'This is not the shell’s present script.');
      const encoding = acceptedEncoding(request.headers['accept-encoding']);
      const body = encoding ? compressed[encoding] : content;
      response.writeHead(200, {
        'Content-Type': 'text/javascript; charset=utf-8',
        'Content-Length': body.length,
        'Cache-Control': 'public, max-age=31536000, immutable',
        Vary: 'Accept-Encoding',
        ...(encoding && { 'Content-Encoding': encoding }),
      });
      response.end(method === 'HEAD' ? undefined : body);
    },
  };
}
