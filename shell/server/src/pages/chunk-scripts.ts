import type { PreloadedScript } from '@site/federation';
import type { LoadedRelease } from '../releases/loaded-release';

/** The files of chunks, without duplicates: a browser would discover them one after the other. */
export function scriptsOf({ release, assets }: LoadedRelease, chunkNames: string[]): PreloadedScript[] {
  const files = new Set(chunkNames.flatMap((name) => release.chunks[name] ?? []));
  return [...files].map((file) => {
    const integrity = release.integrity[`client/${file}`];
    return { address: assets + file, ...(integrity && { integrity }) };
  });
}
