import type { Response } from 'express';
import helmet from 'helmet';

/** Nothing that is answered here is framed, or runs anything. */
export const securityHeaders = () =>
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    // Whether the site is reached by https alone is for the server at its edge to say.
    strictTransportSecurity: false,
    frameguard: { action: 'deny' },
    // A browser takes it from all answers of a site or from none, and the site does without (docs/decisions/004).
    originAgentCluster: false,
  });

/** What a document may do beyond that. */
export function allow(response: Response, directives: string): void {
  response.set('Content-Security-Policy', `default-src 'none'; ${directives}; base-uri 'none'; frame-ancestors 'none'`);
}
