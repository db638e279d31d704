import { type EarlyMiddleware, readTarget } from '@site/http';
import { setSecurityHeaders } from './security-headers';

/** Most addresses: without a query, and with nothing that has another spelling. */
export const isPlainPath = (target: string): boolean => /^(?:\/|(?:\/\w[\w.-]*)+)$/.test(target);

/** The path of `request.url`. */
export function pathOf(url: string): string {
  const query = url.indexOf('?');
  return query < 0 ? url : url.slice(0, query);
}

/**
 * Gives `request.url` the one spelling that routes compare, without dot segments and with valid escapes;
 * `request.originalUrl` stays as it came. What names no certain host or no address gets 400.
 */
export const plainUrls =
  (hsts: string | null): EarlyMiddleware =>
  (request, response, next) => {
    if (readTarget(request)) {
      // An absolute target has just become an address.
      request.originalUrl = request.url;
      if (isPlainPath(request.url)) return next();
      if (URL.canParse(`http://host${request.url}`)) {
        const { pathname, search } = new URL(`http://host${request.url}`);
        request.url = withValidEscapes(pathname) + search;
        return next();
      }
    }
    setSecurityHeaders(response, hsts);
    response.writeHead(400, { Connection: 'close' }).end();
  };

/** An address that can't be decoded is replaced by a valid one that no page has. */
function withValidEscapes(path: string): string {
  try {
    decodeURIComponent(path);
    return path;
  } catch {
    return path.replaceAll('%', '%25');
  }
}

/**
 * The one address of a page: without empty segments, of which two at the beginning would even name another host, and with
 * no escape that another spelling does without (RFC 3986, section 6.2.2.2).
 */
export const canonicalPath = (path: string): string =>
  `/${path.split('/').filter(Boolean).join('/')}`.replace(/%[0-9a-f]{2}/gi, (escape) => {
    const character = String.fromCharCode(Number(`0x${escape.slice(1)}`));
    return /[\w.~-]/.test(character) ? character : escape.toUpperCase();
  });
