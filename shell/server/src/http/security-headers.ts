import type { EarlyMiddleware } from '@site/http';
import type { RequestHandler } from 'express';
import type { ServerResponse } from 'node:http';

/**
 * On every answer of the server. No `Origin-Agent-Cluster`: browsers keep origins apart without it, and with it a
 * visitor who comes from elsewhere waits for another process (docs/decisions/004). `hsts`: keeps browsers on https;
 * null where visitors may come without.
 */
export function setSecurityHeaders(response: ServerResponse, hsts: string | null): void {
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Referrer-Policy', 'strict-origin-when-cross-origin');
  response.setHeader('Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');
  response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
  response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
  response.setHeader('Content-Security-Policy', defaultPolicy);
  if (hsts) response.setHeader('Strict-Transport-Security', hsts);
}

/** Middleware. */
export const securityHeaders =
  (hsts: string | null): RequestHandler =>
  (_, response, next) => {
    setSecurityHeaders(response, hsts);
    next();
  };

/**
 * Refuses to give anything out as a service worker: one release could put its own in front of every app of its origin, where
 * it would outlive a rollback.
 */
export const refuseServiceWorkers =
  (hsts: string | null): EarlyMiddleware =>
  (request, response, next) => {
    if (request.headers['service-worker'] === undefined) return next();
    setSecurityHeaders(response, hsts);
    response.writeHead(403).end();
  };

/**
 * On a document that has nothing to guard from a window which opened it: the browser may show it in the process that it
 * has ready, in place of starting one that this window can't reach (docs/decisions/004).
 */
export function letOpenersStay(response: ServerResponse): void {
  response.removeHeader('Cross-Origin-Opener-Policy');
}

/** On a response meant only for those who were given its address. */
export function setConfidentialHeaders(response: ServerResponse): void {
  response.setHeader('Cache-Control', 'private, no-store');
  response.setHeader('X-Robots-Tag', 'noindex');
  response.setHeader('Referrer-Policy', 'no-referrer');
}

export interface PolicySources {
  style: string[];
  img: string[];
  frame: string[];
}

/**
 * An empty style element, as styled-components creates one to insert rules into. Only a script can insert rules, so it
 * could do the same anyway.
 */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** Content security policy of a document; with a nonce, where its app lets libraries write styles as they go. */
export const documentPolicy = ({ style, img, frame }: PolicySources, nonce?: string): string =>
  [
    `default-src 'none'`,
    `script-src 'self'`,
    `style-src ${["'self'", emptyStyle, ...style, ...(nonce ? [`'nonce-${nonce}'`] : [])].join(' ')}`,
    `img-src ${["'self'", 'data:', ...img].join(' ')}`,
    `font-src 'self'`,
    `connect-src 'self'`,
    `manifest-src 'self'`,
    `frame-src ${["'self'", ...frame].join(' ')}`,
    `object-src 'none'`,
    `worker-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ');

const nothingRuns = "default-src 'none'; base-uri 'none'; form-action 'none'";

/** For responses that are neither page nor file: a browser must not run, load or frame anything in them. */
const defaultPolicy = `${nothingRuns}; frame-ancestors 'none'`;

/** Policy of a released file, for the case that someone opens it as a document. A page of this site may frame it. */
export const filePolicy = `${nothingRuns}; style-src 'self'; img-src 'self' data:; font-src 'self'; frame-ancestors 'self'`;

/** Policy of a feed or a map of the site. Names no default: browsers show XML with inline styles of their own. */
export const resourcePolicy =
  "script-src 'none'; object-src 'none'; frame-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
