import type { System } from '../system';
import { BucketFiles } from './bucket-files';
import type { FileStore } from './file-store';
import { FolderFiles } from './folder-files';

/** What the API keeps in the bucket where there is one: folder of the media, and what names begin with in the bucket. */
const areas = [
  { folder: 'uploads/', prefix: 'uploads/' },
  { folder: '.releases/', prefix: 'releases/' },
];

/** In sentences for people. */
export const mediaPlace = ({ mediaDir, bucket }: Pick<System, 'mediaDir' | 'bucket'>): string =>
  bucket ? `the bucket ${bucket.bucket}` : mediaDir;

/** What editors uploaded, what teams published, to the folder or the bucket, and what was put into the folder. */
export function mediaFiles({ mediaDir, bucket }: Pick<System, 'mediaDir' | 'bucket'>): FileStore {
  const all = new FolderFiles(mediaDir);
  if (!bucket) return all;
  const inBucket = areas.map(({ folder, prefix }) => ({ folder, files: new BucketFiles(bucket, prefix) }));
  const placeOf = (name: string): [FileStore, string] => {
    const area = inBucket.find(({ folder }) => name.startsWith(folder));
    return area ? [area.files, name.slice(area.folder.length)] : [all, name];
  };
  return {
    names: async () => {
      const stored = (await all.names()).filter((name) => placeOf(name)[0] === all);
      const sent = await Promise.all(
        inBucket.map(async ({ folder, files }) => (await files.names()).map((name) => folder + name)),
      );
      return [...stored, ...sent.flat()];
    },
    read: (name) => {
      const [store, inStore] = placeOf(name);
      return store.read(inStore);
    },
    write: (name, content) => {
      const [store, inStore] = placeOf(name);
      return store.write(inStore, content);
    },
  };
}
