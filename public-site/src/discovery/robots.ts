import type { ResourceBuilder } from './resource';

/** Everything may be read but the console and the API, which no search should lead to. */
export const robots: ResourceBuilder = async ({ origin }) => ({
  contentType: 'text/plain; charset=utf-8',
  body: `User-agent: *\nDisallow: /admin\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`,
});
