import { joined, type Part } from '../part';
import { startProduct } from '../fixtures/built-product';
import type { ProductFixture } from '../fixtures/product-fixture';
import { measureCachedPages } from './server/cached-pages';
import { measureColdPage } from './server/cold-page';
import { measureMisses } from './server/misses';
import { measureOwnProcess } from './server/own-process';
import { releaseInTurn } from './server/releases-in-turn';

export interface ServerSize {
  rounds: number;
  /** Of each contestant, in each round. */
  seconds: number;
  connections: number;
  /** Pages that are rendered one after the other. */
  misses: number;
  /** Visitors who ask for one page that nobody has rendered yet. */
  visitors: number;
  /** Releases that are loaded and evicted, one after the other. */
  releases: number;
}

/**
 * Pages from the shell's cache beside bare bytes, a page that has to be rendered, what the process of a release costs, and
 * memory over many releases.
 */
export const server = (size: ServerSize, start: () => Promise<ProductFixture> = startProduct): Part => ({
  name: 'server',
  summary: `the shell's pages beside bare node:http, ${size.connections} connections; ${size.releases} releases in turn`,
  run: async () => {
    const fixture = await start();
    try {
      return joined([
        await measureColdPage(fixture, size),
        await measureCachedPages(fixture, size),
        await measureMisses(fixture, size),
        await measureOwnProcess(fixture, size),
        await releaseInTurn(fixture, size),
      ]);
    } finally {
      await fixture.end();
    }
  },
});
