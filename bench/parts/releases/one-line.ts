import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { workspaceRoot } from '../../../tools/release/workspace';
import { WorkspaceCopy } from '../../../tools/workspace-copy';
import { inWords, rounded, spreadOf } from '../../figures/distribution';
import { ChangedLine } from '../../fixtures/changed-line';
import { releaseBuilds } from '../../fixtures/release-builds';
import { ReleaseFixture } from '../../fixtures/release-fixture';
import { type LineShape, ShapedLine } from '../../load/shaped-line';
import type { PartResult } from '../../part';

export interface OneLineSize {
  releases: number;
  shells: number;
  line: LineShape;
}

const wantedSeconds = 15;

/** A line of a page is changed and released over the network, by a machine at the end of a line, until all shells have it. */
export async function measureOneLine({ releases, shells, line: shape }: OneLineSize): Promise<PartResult> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'bench-one-line-'));
  const releasesDir = path.join(dataDir, 'releases');
  await releaseBuilds(releasesDir);
  const copy = await WorkspaceCopy.make();
  await copy.linkPackages();
  await cp(path.join(workspaceRoot, 'dist'), copy.in('dist'), { recursive: true });
  const fixture = await ReleaseFixture.start(releasesDir, shells);
  const line = await ShapedLine.open(Number(new URL(fixture.shells[0]?.origin ?? '').port), shape);
  const env = { DATA_DIR: copy.in('.data'), RELEASE_TOKEN: await fixture.token() };
  const seconds: number[] = [];
  let firstSeconds = NaN;
  try {
    const changed = await ChangedLine.in(copy);
    // The first one mounts every page, and leaves records of that: it is no measure of the others.
    for (let count = 0; count <= releases; count += 1) {
      const { lines, since, released, untilShown } = await changed.release(count, env, '--to', line.origin);
      await released;
      await Promise.all(fixture.shells.map(({ origin }) => untilShown(origin)));
      const built = lines.find(({ text }) => text.startsWith('Packing'))?.at ?? NaN;
      const taken = rounded(since() - built);
      if (count === 0) firstSeconds = taken;
      else seconds.push(taken);
    }
  } finally {
    await line.close();
    await fixture.end();
    await copy.remove();
    await rm(dataDir, { recursive: true, force: true });
  }
  const spread = spreadOf(seconds);
  const { bitsPerSecond, roundTripMs } = shape;
  return {
    lines: [
      `one changed line over ${bitsPerSecond / 1e6} Mbit/s and ${roundTripMs} ms, from the build to ${shells} shells: ${inWords(spread)} s (wanted: ${wantedSeconds})`,
      `the machine's first release before those, for which every page is mounted: ${firstSeconds.toFixed(1)} s`,
    ],
    figures: { oneLine: { line: shape, shells, seconds: spread, firstSeconds } },
    failures: spread.high > wantedSeconds ? [`One changed line was live after ${spread.high} s only.`] : [],
  };
}
