import type { IncomingMessage } from 'node:http';

/** `uri-host [":" port]` as in RFC 9110, except an empty one, which names no host. */
const hostAndPort = /^(?:\[[\da-f:.]+\]|[\w.~!$&'()*+,;=%-]+)(?::\d*)?$/i;
const absoluteForm = /^https?:\/\/([^/?#]*)(.*)$/i;

/**
 * Reads for which host and address a request is (RFC 9112, 3.2). Where the target names the host, that one counts and
 * not the header, and the target becomes the address at it. False: it is for no certain host or for no address, and
 * must be answered with 400.
 */
export function readTarget(request: IncomingMessage): boolean {
  const { headers, rawHeaders, url = '', httpVersionMinor } = request;
  if (hostsIn(rawHeaders) > 1) return false;
  // Only HTTP/1.0 may do without.
  if (headers.host === undefined ? httpVersionMinor > 0 : !isHost(headers.host)) return false;
  if (url.startsWith('/')) return true;
  const [, host, address] = absoluteForm.exec(url) ?? [];
  if (host === undefined || address === undefined || !isHost(host)) return false;
  headers.host = host;
  request.url = address.startsWith('/') ? address : `/${address}`;
  return true;
}

/** Of several headers with the same name, Node exposes only the first. Names and values alternate. */
function hostsIn(rawHeaders: string[]): number {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  return count;
}

const isHost = (value: string): boolean => hostAndPort.test(value) && URL.canParse(`http://${value}`);
