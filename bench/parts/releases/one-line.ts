import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { makeLiveHere } from '../../../tools/release/make-live-here';
import { packBuilds } from '../../../tools/release/pack-builds';
import { workspaceRoot } from '../../../tools/release/workspace';
import { timedStart } from '../../../tools/timed-run';
import { WorkspaceCopy } from '../../../tools/workspace-copy';
import { inWords, rounded, spreadOf } from '../../figures/distribution';
import { ReleaseFixture } from '../../fixtures/release-fixture';
import { type LineShape, ShapedLine } from '../../load/shaped-line';
import type { PartResult } from '../../part';

export interface OneLineSize {
  releases: number;
  shells: number;
  line: LineShape;
}

const app = 'public-site';
const page = { file: 'public-site/src/landing/pages/construction.ts', address: '/construction' };
const text = 'Construction software';
const wantedSeconds = 15;

/** A line of a page is changed and released over the network, by a machine at the end of a line, until all shells have it. */
export async function measureOneLine({ releases, shells, line: shape }: OneLineSize): Promise<PartResult> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'bench-one-line-'));
  const releasesDir = path.join(dataDir, 'releases');
  for (const { app: each, version } of await packBuilds(releasesDir)) await makeLiveHere(releasesDir, each, version);
  const copy = await WorkspaceCopy.make();
  await copy.linkPackages();
  await cp(path.join(workspaceRoot, 'dist'), copy.in('dist'), { recursive: true });
  const fixture = await ReleaseFixture.start(releasesDir, shells);
  const line = await ShapedLine.open(Number(new URL(fixture.shells[0]?.origin ?? '').port), shape);
  const env = { DATA_DIR: copy.in('.data'), RELEASE_TOKEN: await fixture.token() };
  const seconds: number[] = [];
  try {
    const source = await readFile(copy.in(page.file), 'utf8');
    if (!source.includes(text)) throw new Error(`${page.file} does not say "${text}" any more.`);
    // The first one mounts every page, and leaves records of that.
    for (let count = 0; count <= releases; count += 1) {
      const changed = `${text} no. ${count}`;
      await writeFile(copy.in(page.file), source.replace(text, changed));
      const args = ['run', '--silent', 'release', '--', app, '--to', line.origin];
      const { lines, ended, since } = timedStart('npm', args, { cwd: copy.folder, env });
      const { code } = await ended;
      if (code !== 0) throw new Error(`The release was refused:\n${lines.map((each) => each.text).join('\n')}`);
      await Promise.all(fixture.shells.map(({ origin }) => untilShown(origin + page.address, changed)));
      const built = lines.find((each) => each.text.startsWith('Packing'))?.at ?? NaN;
      if (count > 0) seconds.push(rounded(since() - built));
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
    ],
    figures: { oneLine: { line: shape, shells, seconds: spread } },
    failures: spread.high > wantedSeconds ? [`One changed line was live after ${spread.high} s only.`] : [],
  };
}

async function untilShown(address: string, wanted: string): Promise<void> {
  while (!(await (await fetch(address)).text()).includes(wanted)) await wait(20);
}
