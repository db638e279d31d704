import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
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

/** A script that stands in every document, byte for byte the same: the policy allows it by its hash, and no other. */
export interface InlineScript {
  code: string;
  /** Source expression of a content security policy. */
  policySource: string;
}

export interface ShellScripts {
  /** Sets the colours that the visitor has chosen. The first paint waits for it, so it makes no journey of its own. */
  theme: InlineScript;
  /** Waits for the right time to start the app. */
  host: ShellScript;
  /** Loads the remote and mounts it; the host script asks for it. */
  start: ShellScript;
  serve(exchange: Exchange): void;
}

/** Reads and compresses the built scripts once. They share a folder, so that one finds the other. */
export async function loadShellScripts(folder: string): Promise<ShellScripts> {
  const [theme, host, start] = [
    await read(join(folder, 'theme.js')),
    await read(join(folder, 'host.js')),
    await read(join(folder, 'start.js')),
  ];
  const hash = createHash('sha256').update(host).update(start).digest('hex').slice(0, 12);
  const scripts = {
    host: await toScript(`/shell/${hash}/host.js`, host),
    start: await toScript(`/shell/${hash}/start.js`, start),
  };
  return {
    theme: toInlineScript(theme),
    ...scripts,
    serve(exchange) {
      const script = Object.values(scripts).find(({ address }) => address === exchange.path);
      if (!script) return sendError(exchange, 404, 'This is not the shell’s present script.');
      send(exchange, script);
    },
  };
}

interface LoadedScript extends ShellScript {
  content: Buffer;
  compressed: { br: Buffer; gzip: Buffer };
}

const read = (file: string): Promise<Buffer> =>
  readFile(file).catch(() => {
    throw new Problem(`${file} is missing: build the shell with "npx nx build shell-client".`);
  });

const toScript = async (address: string, content: Buffer): Promise<LoadedScript> => ({
  address,
  integrity: integrityOf(content),
  content,
  compressed: { br: await compressWell(content, 'br'), gzip: await compressWell(content, 'gzip') },
});

/** An element ends where its code says so: such code can’t stand in a document. */
function toInlineScript(content: Buffer): InlineScript {
  const code = content.toString('utf8').trim();
  if (code.includes('</')) throw new Problem('theme.js can’t stand inside of a document: it contains "</".');
  return { code, policySource: `'sha256-${createHash('sha256').update(code).digest('base64')}'` };
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
