import { attempt, joined, type Part, type PartResult } from '../part';
import { WorkspaceCopy } from '../../tools/workspace-copy';
import { measureBuilds } from './build/builds';
import { measureFirstPage } from './build/first-page';
import { measureReleases } from './build/releases';
import { measureTests } from './build/tests';

export interface BuildSize {
  /** From npm's registry or cache, or a link to those of this workspace. */
  install: 'npm' | 'link';
  /** Starts with everything built already; none: the product is not started at all. */
  warmStarts: number;
  /** Changes of one line that are released while the product runs. */
  releases: number;
  builds: boolean;
  /** Projects whose tests are run before and after a change in `changed`. */
  tested: string[];
  changed: string;
}

/** What a developer waits for, in a fresh copy of the workspace: the first page, a start, a release, builds and tests. */
export const build = (size: BuildSize): Part => ({
  name: 'build',
  summary: 'from a fresh copy to the first page, warm starts, releases, builds and tests',
  run: async () => {
    const copy = await WorkspaceCopy.make();
    try {
      const began = performance.now();
      await (size.install === 'npm' ? copy.install({ everything: false }) : copy.linkPackages());
      const installSeconds = (performance.now() - began) / 1000;
      const results = [installation(size, installSeconds)];
      if (size.warmStarts > 0) results.push(await attempt(() => measureFirstPage(copy, size, installSeconds)));
      if (size.releases > 0) results.push(await attempt(() => measureReleases(copy, size)));
      if (size.builds) results.push(await attempt(() => measureBuilds(copy)));
      if (size.tested.length > 0) {
        if (size.install === 'npm') await copy.install({ everything: true });
        results.push(await attempt(() => measureTests(copy, size)));
      }
      return joined(results);
    } finally {
      await copy.remove();
    }
  },
});

const installation = ({ install }: BuildSize, seconds: number): PartResult => ({
  lines: [`packages (${install}): ${seconds.toFixed(1)} s`],
  figures: { install: { by: install, seconds } },
  failures: [],
});
