import type { PreloadedScript } from '@site/federation';

/** Fetches in parallel what would otherwise be discovered one after the other. */
export function preloadScripts(scripts: PreloadedScript[]): void {
  for (const { address, integrity } of scripts) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: 'script', href: address, integrity: integrity ?? '' });
    document.head.append(link);
  }
}
