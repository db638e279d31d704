import { pictureAt, uploadsAddress } from '@site/contracts';
import { allEnded } from '../files/all-ended';
import type { FileStore } from '../files/file-store';

/** Of a picture whose files are named so. */
export const addressOf = (stem: string): string => `${uploadsAddress}${stem}.webp`;

export function factsOf(stem: string) {
  const facts = pictureAt(addressOf(stem));
  if (!facts) throw new Error(`${stem} names no picture.`);
  return facts;
}

/** Names of its files, narrowest first. */
export const filesOf = (stem: string): string[] =>
  factsOf(stem).variants.map(({ url }) => url.slice(uploadsAddress.length));

/** Whoever holds the picture's lock until then deletes nothing that is stored after it. */
export const removeFiles = (store: FileStore, stem: string): Promise<void> =>
  allEnded(filesOf(stem).map((name) => store.remove(name)));

/** A text in which all that names one picture, or its JPEG, names another, in the copy of the same width where it has one. */
export function renamed(text: string, from: string, to: string): string {
  const { variants } = factsOf(to);
  const named = new RegExp(`${from}(?:-(\\d+))?\\.(webp|jpg)`, 'g');
  return text.replace(named, (_whole, width: string | undefined, ending: string) => {
    const copy = variants.find((each) => each.width === Number(width));
    const { url } = copy ?? { url: addressOf(to) };
    return url.slice(uploadsAddress.length).replace('webp', ending);
  });
}
