import { readFile, writeFile } from 'node:fs/promises';
import { inWords, spreadOf } from '../../figures/distribution';
import type { PartResult } from '../../part';
import { startCopy } from '../../fixtures/running-copy';
import { type TimedLine, timedStart } from '../../../tools/timed-run';
import type { WorkspaceCopy } from '../../../tools/workspace-copy';

const page = { file: 'public-site/src/landing/pages/construction.ts', address: '/construction' };
const text = 'Construction software';
const wantedSeconds = 30;
const pauseMs = 50;

/** A line of a page is changed and released while the product runs; it counts until a visitor gets it. */
export async function measureReleases(copy: WorkspaceCopy, { releases }: { releases: number }): Promise<PartResult> {
  const product = await startCopy(copy);
  const runs: { seconds: number; steps: string[] }[] = [];
  try {
    const source = await readFile(copy.in(page.file), 'utf8');
    if (!source.includes(text)) throw new Error(`${page.file} does not say "${text}" any more.`);
    for (let count = 1; count <= releases; count++) {
      const changed = `${text} no. ${count}`;
      await writeFile(copy.in(page.file), source.replace(text, changed));
      runs.push(await releaseUntilLive(copy.folder, product.origin + page.address, changed));
    }
    await writeFile(copy.in(page.file), source);
  } finally {
    await product.stop();
  }
  const spread = spreadOf(runs.map(({ seconds }) => seconds));
  return {
    lines: [
      `one changed line of public-site, released and live: ${inWords(spread)} s (wanted: under ${wantedSeconds})`,
      ...(runs.at(-1)?.steps ?? []).map((step) => `  ${step}`),
    ],
    figures: { release: { seconds: spread, runs } },
    failures: [],
  };
}

async function releaseUntilLive(
  cwd: string,
  address: string,
  wanted: string,
): Promise<{ seconds: number; steps: string[] }> {
  const env = { DATA_DIR: '.data' };
  const { lines, ended, since } = timedStart('npm', ['run', '--silent', 'release', '--', 'public-site'], { cwd, env });
  const outcome = ended.then(({ code }) => {
    if (code !== 0) throw new Error(`The release was refused:\n${lines.map((line) => line.text).join('\n')}`);
  });
  const live = async () => {
    while (!(await (await fetch(address)).text()).includes(wanted)) {
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
    return since();
  };
  const [seconds] = await Promise.all([Promise.race([live(), outcome.then(live)]), outcome]);
  return { seconds, steps: stepsOf(lines, seconds) };
}

/** Each line with the seconds until the next one. */
const stepsOf = (lines: TimedLine[], end: number): string[] =>
  lines.map(({ at, text: said }, index) => `${((lines[index + 1]?.at ?? end) - at).toFixed(1).padStart(5)} s  ${said}`);
