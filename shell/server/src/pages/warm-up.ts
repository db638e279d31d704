import { scopeOf } from '@site/releases';
import type { Logger } from 'pino';
import type { LiveSet } from '../releases/live-set';
import { nameOf } from '../releases/loaded-release';
import type { PageRenderer } from './page-renderer';

interface WarmUpOptions {
  live: LiveSet | undefined;
  renderer: PageRenderer;
  log: Logger;
}

/**
 * Renders the first page of each live release, so that its code has run once before visitors wait for it: on a busy
 * machine the first page of a new process may take longer than a render may. A release that fails is served all the same.
 */
export async function warmUp({ live, renderer, log }: WarmUpOptions): Promise<void> {
  const hosted = live?.all.filter(({ host }) => host) ?? [];
  await Promise.all(
    hosted.map((loaded) =>
      renderer
        .render(loaded, scopeOf(loaded.release) ?? '/', {})
        .catch((error: Error) => log.warn({ page: nameOf(loaded), err: error }, 'the first page failed to render')),
    ),
  );
}
