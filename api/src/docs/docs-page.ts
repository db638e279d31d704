import { Router, static as serveFolder } from 'express';
import { createRequire } from 'node:module';
import path from 'node:path';
import { allow } from '../http/security-headers';

const swaggerUi = path.dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));

/** The description of the API, for machines at /docs-json and for people at /docs. No inline script or style. */
export function docsPage(assetsDir: string): Router {
  const router = Router();
  router.get('/docs-json', (_, response) => response.sendFile(path.join(assetsDir, 'openapi.json')));
  router.get('/docs', (_, response) => {
    allow(
      response,
      "script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; form-action 'self'",
    );
    response.type('html').send(page);
  });
  router.get('/docs/start.js', (_, response) => void response.type('js').send(start));
  router.use('/docs', serveFolder(swaggerUi, { index: false }));
  return router;
}

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>API</title>
    <link rel="stylesheet" href="/api/docs/swagger-ui.css">
    <link rel="icon" href="/api/docs/favicon-32x32.png">
    <script defer src="/api/docs/swagger-ui-bundle.js"></script>
    <script defer src="/api/docs/start.js"></script>
  </head>
  <body><div id="api"></div></body>
</html>
`;
const start = `SwaggerUIBundle({ url: '/api/docs-json', dom_id: '#api', deepLinking: true });\n`;
