import path from 'node:path';
import { feed } from './feed';
import { markdownAddress } from './markdown/markdown-address';
import type { ResourceBuilder } from './resource';
import { robots } from './robots';
import { siteMap, siteMapPart } from './site-map';
import { cardsFolder, socialCardAddress, socialCards } from './social-cards/page-cards';
import { postCardAddress, postCards } from './social-cards/post-cards';
import { webManifest } from './web-manifest';

interface KnownResource {
  build: ResourceBuilder;
  /** Whether another query means another answer. */
  readsQuery: boolean;
}

/** What the site answers besides pages, by its address. */
const resources: [address: RegExp, build: ResourceBuilder][] = [
  [/^\/robots\.txt$/, robots],
  [/^\/sitemap\.xml$/, siteMap],
  [/^\/sitemap-\d{1,4}\.xml$/, siteMapPart],
  [/^\/blog\/feed\.xml$/, feed],
  [/^\/site\.webmanifest$/, webManifest],
  [socialCardAddress, socialCards(path.join(__dirname, cardsFolder))],
  [postCardAddress, postCards(path.join(__dirname, cardsFolder))],
  // What makes Markdown is large, and most processes are never asked for any.
  [/^\/llms\.txt$/, async (request) => (await import('./llms')).llms(request)],
  [markdownAddress, async (request) => (await import('./markdown/markdown')).markdown(request)],
];

export const resourceAddresses = resources.map(([address]) => address);

export function findResource(pathname: string): KnownResource | undefined {
  const [address, build] = resources.find(([address]) => address.test(pathname)) ?? [];
  return build && { build, readsQuery: address === markdownAddress };
}
