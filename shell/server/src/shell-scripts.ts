import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { acceptedEncoding, compressWell } from './http/compression';
import { sendError } from './http/answers';
import type { Exchange } from './http/exchange';
import { Problem } from './problem';
import { integrityOf } from './releases/integrity';

/** A script of the shell's own, under an address that names its content. */
export interface ShellScript {
  address: string;
  integrity: string;
}

export interface ShellScripts {
  /** Loads the remote and mounts it. */
  host: ShellScript;
  /** Sets the colours that the visitor has chosen, before the first paint. */
  theme: ShellScript;
  serve(exchange: Exchange): void;
}

/** Reads and compresses the built scripts once. */
export async function loadShellScripts(folder: string): Promise<ShellScripts> {
  const host = await load(join(folder, 'host.js'));
  const theme = await load(join(folder, 'theme.js'));
  return {
    host,
    theme,
    serve(exchange) {
      const script = [host, theme].find(({ address }) => address === exchange.path);
      if (!script) return sendError(exchange, 404, 'This is not the shell’s present script.');
      send(exchange, script);
    },
  };
}

interface LoadedScript extends ShellScript {
  content: Buffer;
  compressed: { br: Buffer; gzip: Buffer };
}

async function load(file: string): Promise<LoadedScript> {
  const content = await readFile(file).catch(() => {
    throw new Problem(`${file} is missing: build the shell with "npx nx build shell-client".`);
  });
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 12);
  return {
    address: `/shell/${hash}/${basename(file)}`,
    integrity: integrityOf(content),
    content,
    compressed: { br: await compressWell(content, 'br'), gzip: await compressWell(content, 'gzip') },
  };
}

function send({ request, response, method }: Exchange, { content, compressed }: LoadedScript): void {
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
}
