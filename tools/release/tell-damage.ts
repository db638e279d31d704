import { describeDamage } from '@site/releases';

/** Says what is damaged of the records of what is live. Nothing stops for it: what can be read is enough to go on. */
export async function tellDamage(releasesDir: string): Promise<void> {
  const sentences = await describeDamage(releasesDir);
  if (sentences.length > 0) console.error([...sentences, 'Mend it with: npm run repair'].join('\n'));
}
