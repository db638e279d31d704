import type { PreloadedScript } from '@site/federation';

/** Fetches at the same time what would otherwise be found one after the other. */
export function preloadScripts(scripts: PreloadedScript[]): void {
  for (const { address, integrity } of scripts) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: 'script', href: address, integrity: integrity ?? '' });
    document.head.append(link);
  }
}
