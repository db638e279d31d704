import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Candidate } from '../../candidate';
import { Screens } from './screens';

let releasesDir: string;
beforeEach(async () => (releasesDir = await mkdtemp(path.join(os.tmpdir(), 'screens-'))));
afterEach(() => rm(releasesDir, { recursive: true }));

const address = '/admin/posts';
const seen = (text: number) => ({ 1280: { text, pictures: 0, header: 10, heading: 10, links: 5, fields: 5 } });
const screens = (changed: string[] = []) =>
  Screens.of({ releasesDir, changed, release: { app: 'admin-console' } } as unknown as Candidate);

describe('what an editor sees of a screen', () => {
  it('is compared with the last release that passed', async () => {
    const first = await screens();
    expect(first.compare(address, seen(1_000))).toEqual([]);
    await first.keep();
    expect((await screens()).compare(address, seen(900))).toEqual([]);
    expect((await screens()).compare(address, seen(100))).toEqual(['at 1280 px it shows 10 % of the text of before']);
  });

  it('is compared with nothing that was refused', async () => {
    const refused = await screens();
    refused.compare(address, seen(1_000));
    expect((await screens()).compare(address, seen(100))).toEqual([]);
  });

  it('may be less where that was declared, but never nothing', async () => {
    const first = await screens();
    first.compare(address, seen(1_000));
    await first.keep();
    const declared = await screens([address]);
    expect(declared.compare(address, seen(100))).toEqual([]);
    expect(declared.compare(address, seen(0))).toEqual(['at 1280 px nothing of its text is visible']);
  });
});
