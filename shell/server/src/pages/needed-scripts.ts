import type { PreloadedScript } from '@site/federation';
import type { LoadedRelease } from '../releases/loaded-release';

/** The entry, what it loads at once, and the page's own chunks: the host script would find them one after the other. */
export function neededScripts({ release, assets, remote }: LoadedRelease, chunkNames: string[]): PreloadedScript[] {
  const files = new Set(['main', ...chunkNames].flatMap((name) => release.chunks[name] ?? []));
  return [...files].map((file) => ({
    address: assets + file,
    ...(file === release.entry && { integrity: remote.integrity }),
  }));
}
