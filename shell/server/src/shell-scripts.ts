import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RequestHandler, Response } from 'express';
import { buildVersion, scriptsIn } from '@site/telemetry';
import { acceptedEncoding, compressWell } from '@site/response-cache';
import { sendError } from './http/responses';
import { integrityOf, Problem } from '@site/releases';

/** One of the shell's own scripts, at an address derived from its content. */
export interface ShellScript {
  address: string;
  integrity: string;
}

export interface ShellScripts {
  /** Waits for the right moment to start the app, and switches the colours. */
  host: ShellScript;
  /** Loads the remote and mounts it; requested by the host script. */
  start: ShellScript;
  serve: RequestHandler;
}

/** Reads and compresses the built scripts once. They share a folder, so that one finds the other. */
export async function loadShellScripts(folder: string): Promise<ShellScripts> {
  // Any other built script is requested by one of these two.
  const names = new Set(['host', 'start', ...(await builtScripts(folder))]);
  const contents = new Map<string, Buffer>();
  for (const name of [...names].sort()) contents.set(name, await read(join(folder, `${name}.js`)));
  // The source maps of these scripts are kept under the same name.
  const hash = buildVersion(scriptsIn(folder));
  const scripts = new Map<string, LoadedScript>();
  for (const [name, content] of contents) {
    const address = `/shell/${hash}/${name}.js`;
    scripts.set(address, await toScript(address, content));
  }
  const named = (name: string): ShellScript => {
    const address = `/shell/${hash}/${name}.js`;
    return { address, integrity: scripts.get(address)?.integrity ?? '' };
  };
  return {
    host: named('host'),
    start: named('start'),
    serve({ path }, response) {
      const script = scripts.get(path);
      if (!script) return sendError(response, 404, 'This is not the shell’s current script.');
      send(response, script);
    },
  };
}

interface LoadedScript extends ShellScript {
  content: Buffer;
  compressed: { br: Buffer; gzip: Buffer };
}

async function builtScripts(folder: string): Promise<string[]> {
  const files = await readdir(folder).catch(() => []);
  return files.filter((file) => file.endsWith('.js')).map((file) => file.slice(0, -'.js'.length));
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

function send(response: Response, { content, compressed }: LoadedScript): void {
  const encoding = acceptedEncoding(response.req);
  const body = encoding ? compressed[encoding] : content;
  response.writeHead(200, {
    'Content-Type': 'text/javascript; charset=utf-8',
    'Content-Length': body.length,
    'Cache-Control': 'public, max-age=31536000, immutable',
    Vary: 'Accept-Encoding',
    ...(encoding && { 'Content-Encoding': encoding }),
  });
  response.end(body);
}
