/**
 * Forwards a stand-alone page's requests to the product, so that a session there is one here.
 * @param {string} product scheme and host
 */
export const productProxy = (product) => ({
  context: ['/api', '/media'],
  target: product,
  changeOrigin: true,
  cookieDomainRewrite: '',
  onProxyReq: (proxied, request) => {
    // To the product this page looks like one of its own; any other site's stays another site.
    if (request.headers.origin === `http://${request.headers.host}`) proxied.setHeader('origin', product);
  },
  onProxyRes: (response) => {
    const cookies = response.headers['set-cookie'];
    // This page has no TLS, and not every browser accepts such a cookie without it.
    if (cookies) response.headers['set-cookie'] = cookies.map((cookie) => cookie.replace(/; *secure/i, ''));
  },
  onError: (_error, _request, response) => {
    response.writeHead?.(502, { 'content-type': 'application/json' });
    const message = `No product answers at ${product}. Start it with npm start, or name another with --api=ADDRESS.`;
    response.end(JSON.stringify({ statusCode: 502, message, error: 'Bad Gateway' }));
  },
});
