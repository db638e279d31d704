import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Candidate } from '../../candidate';
import { Screens } from './screens';

let releasesDir: string;
beforeEach(async () => (releasesDir = await mkdtemp(path.join(os.tmpdir(), 'screens-'))));
afterEach(() => rm(releasesDir, { recursive: true }));

const address = '/admin/posts';
const seen = (text: number) => ({ 1280: { text, pictures: 0, header: 10, heading: 10, links: 5, fields: 5 } });
const screens = (version: string, live: string | undefined, changed: string[] = []) => {
  const release = { app: 'admin-console', version };
  return Screens.of({ releasesDir, changed, release, live: { 'admin-console': live } } as unknown as Candidate);
};

/** A version that passed, and showed so much of the screen. */
async function passed(version: string, text: number): Promise<void> {
  const passing = await screens(version, undefined);
  expect(passing.compare(address, seen(text))).toEqual([]);
  await passing.keep();
}

describe('what an editor sees of a screen', () => {
  it('is compared with the live version, where that passed here', async () => {
    await passed('v1', 1_000);
    const next = await screens('v2', 'v1');
    expect(next.areKnown).toBe(true);
    expect(next.compare(address, seen(900))).toEqual([]);
    expect(next.compare(address, seen(100))).toEqual(['at 1280 px it shows 10 % of the text of before']);
  });

  it('is compared with what is seen of the live version, where another passed here', async () => {
    await passed('v1', 1_000);
    const next = await screens('v3', 'v2');
    expect(next.areKnown).toBe(false);
    expect(next.compare(address, seen(100), undefined)).toEqual([]);
    expect(next.compare(address, seen(100), seen(150))).toEqual([]);
    expect(next.compare(address, seen(900), seen(9_000))).toEqual(['at 1280 px it shows 10 % of the text of before']);
  });

  it('is compared with the live version also after another that passed and did not go live, as a canary', async () => {
    await passed('v1', 1_000);
    const canary = await screens('v2', 'v1', [address]);
    expect(canary.compare(address, seen(100))).toEqual([]);
    await canary.keep();
    expect((await screens('v3', 'v1')).compare(address, seen(100))).toHaveLength(1);
    expect((await screens('v3', 'v2')).compare(address, seen(100))).toEqual([]);
  });

  it('is compared with nothing that was refused', async () => {
    const refused = await screens('v1', undefined);
    refused.compare(address, seen(1_000));
    const next = await screens('v2', 'v1');
    expect(next.areKnown).toBe(false);
    expect(next.compare(address, seen(100))).toEqual([]);
  });

  it('is compared with nothing that older tools have left, which says of no version', async () => {
    await mkdir(path.join(releasesDir, 'rehearsals'));
    const file = path.join(releasesDir, 'rehearsals/admin-console.screens.json');
    await writeFile(file, JSON.stringify({ [address]: seen(1_000) }));
    for (const live of ['v1', undefined]) {
      expect((await screens('v2', live)).compare(address, seen(100))).toEqual([]);
    }
  });

  it('may be less where that was declared, but never nothing', async () => {
    await passed('v1', 1_000);
    const declared = await screens('v2', 'v1', [address]);
    expect(declared.compare(address, seen(100))).toEqual([]);
    expect(declared.compare(address, seen(0))).toEqual(['at 1280 px nothing of its text is visible']);
  });
});
