import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { acceptedEncoding, CompressedBody, compressWell, type Encoding } from '@site/response-cache';

export interface ServedSite {
  origin: string;
  end(): Promise<void>;
}

export interface ServedFile {
  contentType: string;
  content: Buffer;
  /** A header of that name. */
  link?: string;
}

interface ReadyFile extends ServedFile {
  compressed: Partial<Record<Encoding, Buffer>>;
}

const compressible = /^text\/|javascript|json|svg/;

/**
 * Serves files by their path as a good static host does: HTTP/1.1 on connections that are kept, everything compressed
 * beforehand and as well as can be. What it does not have it takes over from the `mirrored` origin, once.
 */
export async function serveFiles(files: Map<string, ServedFile>, mirrored: string): Promise<ServedSite> {
  const ready = new Map<string, Promise<ReadyFile | undefined>>();
  for (const [path, file] of files) ready.set(path, prepare(file));
  await Promise.all(ready.values());

  const server = createServer(async (request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    if (!ready.has(path)) ready.set(path, copy(mirrored + path));
    const file = await ready.get(path);
    if (file) send(response, file, acceptedEncoding(request));
    else response.writeHead(404, { 'Content-Length': 0 }).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const end = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, end };
}

function send(response: ServerResponse, file: ReadyFile, encoding: Encoding | undefined): void {
  const compressed = encoding && file.compressed[encoding];
  const body = compressed ?? file.content;
  const isPage = file.contentType.startsWith('text/html');
  response.writeHead(200, {
    'Content-Type': file.contentType,
    'Content-Length': body.length,
    'Cache-Control': isPage ? 'no-cache' : 'public, max-age=31536000, immutable',
    Vary: 'Accept-Encoding',
    ...(file.link && { Link: file.link }),
    ...(compressed && { 'Content-Encoding': encoding }),
  });
  response.end(body);
}

async function prepare(file: ServedFile): Promise<ReadyFile> {
  const { content, contentType } = file;
  if (!new CompressedBody(content).isWorthCompressing || !compressible.test(contentType))
    return { ...file, compressed: {} };
  return { ...file, compressed: { br: await compressWell(content, 'br'), gzip: await compressWell(content, 'gzip') } };
}

async function copy(address: string): Promise<ReadyFile | undefined> {
  const response = await fetch(address);
  if (!response.ok) return undefined;
  const contentType = response.headers.get('content-type') ?? 'application/octet-stream';
  return prepare({ contentType, content: Buffer.from(await response.arrayBuffer()) });
}
