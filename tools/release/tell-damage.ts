import { describeDamage } from '@site/releases';

/** Warns of damage in the pointer and the history. Nothing stops because of it: what is readable is enough. */
export async function tellDamage(releasesDir: string): Promise<void> {
  const sentences = await describeDamage(releasesDir);
  if (sentences.length > 0) console.error([...sentences, 'Mend it with: npm run repair'].join('\n'));
}
