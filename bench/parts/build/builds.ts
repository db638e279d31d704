import type { PartResult } from '../../part';
import type { WorkspaceCopy } from '../../../tools/workspace-copy';

/** All builds with nothing to go by, with the cache alone, and with everything in place. */
export async function measureBuilds(copy: WorkspaceCopy): Promise<PartResult> {
  // Compiled modules outlive Nx's cache.
  await copy.forget('dist', '.nx', 'node_modules/.cache');
  const cold = await copy.nx('run-many', '-t', 'build');
  await copy.forget('dist');
  const cached = await copy.nx('run-many', '-t', 'build');
  const present = await copy.nx('run-many', '-t', 'build');
  const seconds = { cold: cold.seconds, cached: cached.seconds, present: present.seconds };
  return {
    lines: [
      `all builds: ${seconds.cold.toFixed(1)} s cold, ${seconds.cached.toFixed(1)} s from the cache, ${seconds.present.toFixed(1)} s with all in place`,
    ],
    figures: { builds: seconds },
    failures: [],
  };
}
