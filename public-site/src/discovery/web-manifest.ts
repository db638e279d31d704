import { palettes } from '@site/palette';
import type { ResourceBuilder } from './resource';

/** A manifest knows one scheme only; the documents name the colour of each. */
const { paper } = palettes.light;

/** What a device shows of the site that someone keeps on it. */
export const webManifest: ResourceBuilder = async ({ config }) => ({
  contentType: 'application/manifest+json; charset=utf-8',
  body: JSON.stringify({
    id: '/',
    name: config.name,
    short_name: config.name,
    start_url: '/',
    scope: '/',
    lang: 'en',
    display: 'browser',
    background_color: paper,
    theme_color: paper,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      ...['192x192', '512x512'].flatMap((sizes) => [
        { src: `/icon-${sizes}.png`, sizes, type: 'image/png' },
        { src: `/icon-maskable-${sizes}.png`, sizes, type: 'image/png', purpose: 'maskable' },
      ]),
    ],
  }),
});
