import { describeDamage, readTraffic } from '@site/releases';
import { knownApps } from './apps';
import { isWhole } from './is-whole';

/** Warns of damage on the disk of this machine's shell. Nothing stops because of it: what is readable is enough. */
export async function reportDamage(releasesDir: string): Promise<void> {
  const sentences = [...(await describeDamage(releasesDir)), ...(await damagedReleases(releasesDir))];
  if (sentences.length > 0) console.error([...sentences, 'Repair it with: npm run repair'].join('\n'));
}

async function damagedReleases(releasesDir: string): Promise<string[]> {
  const sentences: string[] = [];
  for (const app of knownApps(releasesDir)) {
    const { live } = await readTraffic(releasesDir, app);
    if (!live || (await isWhole(releasesDir, app, live))) continue;
    sentences.push(
      `${app}@${live} is live and damaged on this disk: visitors get an earlier release where there is one.`,
    );
  }
  return sentences;
}
