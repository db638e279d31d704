import helmet from 'helmet';

/** Nothing here is framed, and no page runs anything but its own files. */
export const securityHeaders = () =>
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    // Whether the site is reached by https alone is for the server at its edge to say.
    strictTransportSecurity: false,
    frameguard: { action: 'deny' },
  });
