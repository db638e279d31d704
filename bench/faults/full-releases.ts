import { type ReleasedApp } from '@site/federation';
import { readHistory } from '@site/releases';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { collectReleases } from '../../tools/release/collect-releases';
import { makeLiveHere } from '../../tools/release/make-live-here';
import { pack } from '../../tools/release/pack';
import { packSource } from '../../tools/release/workspace';
import { type FullCopy, mountFullCopy } from './small-disk';
import type { FaultUnderLoad } from './under-load';

const app: ReleasedApp = 'public-site';
/** Enough to begin a release. */
const leftBytes = 256 * 1024;
const expected = /^There is no room left on the disk of (\S+)\. What is live stays as it was/;

const done = 'it was done';

let disk: FullCopy;
let packed: string;

export const releasesDiskFull: FaultUnderLoad = {
  name: 'releases-disk-full',
  fault: 'no room on the disk of releases: one is made, one that was made before is made live',
  seconds: 3,
  pagesStay: true,
  inflict: async ({ product: { releasesDir } }) => {
    packed = (await pack(await packSource(app), releasesDir)).version;
    disk = await mountFullCopy(releasesDir, leftBytes);
    return disk.takeAway;
  },
  look: async ({ product: { releasesDir } }, note) => {
    const read = (file: string) => readFileSync(path.join(releasesDir, file), 'utf8');
    const before = { pointer: read('current.json'), names: namesIn(releasesDir) };
    const making = await sentenceOf(async () => pack(await packSource(app), releasesDir));
    disk.fillUp();
    const promoting = await sentenceOf(() => makeLiveHere(releasesDir, app, packed));
    const collecting = await sentenceOf(() => collectReleases(releasesDir, app, undefined));
    note(`making a release and making one live: “${promoting.split('. ')[0]?.replace(releasesDir, '…/releases')}”`);
    const history = await readHistory(releasesDir).catch((error: Error) => error);
    const left = namesIn(releasesDir).filter((name) => !before.names.includes(name));
    return [
      ...[making, promoting]
        .filter((words) => expected.exec(words)?.[1] !== releasesDir)
        .map((words) => `it was told: ${words}`),
      ...(collecting === done ? [] : [`old releases could not be deleted: ${collecting}`]),
      ...(read('current.json') === before.pointer ? [] : ['the pointer was changed']),
      ...(history instanceof Error ? [`the history can't be read: ${history.message}`] : []),
      ...(left.length > 0 ? [`half a release was left: ${left.join(', ')}`] : []),
    ];
  },
};

const sentenceOf = (work: () => Promise<unknown>): Promise<string> =>
  work().then(
    () => done,
    (error: Error) => error.message,
  );

/** Of what lies in the folder, and of the app's releases. */
function namesIn(releasesDir: string): string[] {
  const folder = path.join(releasesDir, app);
  return [...readdirSync(releasesDir), ...(existsSync(folder) ? readdirSync(folder) : [])];
}
