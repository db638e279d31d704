/**
 * Passes what a stand-alone page asks of the product on to it, so that a session there is one here.
 * @param {string} product scheme and host
 */
export const productProxy = (product) => ({
  context: ['/api', '/media'],
  target: product,
  changeOrigin: true,
  cookieDomainRewrite: '',
  onProxyReq: (proxied, request) => {
    // For the product this page is one of its own; any other site's stays another site.
    if (request.headers.origin === `http://${request.headers.host}`) proxied.setHeader('origin', product);
  },
  onProxyRes: (response) => {
    const cookies = response.headers['set-cookie'];
    // This page has no TLS, and not every browser takes such a cookie from it then.
    if (cookies) response.headers['set-cookie'] = cookies.map((cookie) => cookie.replace(/; *secure/i, ''));
  },
  onError: (_error, _request, response) => {
    response.writeHead?.(502, { 'content-type': 'application/json' });
    const message = `No product answers at ${product}. Start it with npm start, or name another with --api=ADDRESS.`;
    response.end(JSON.stringify({ statusCode: 502, message, error: 'Bad Gateway' }));
  },
});
