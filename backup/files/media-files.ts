import type { System } from '../system';
import { BucketFiles } from './bucket-files';
import type { FileStore } from './file-store';
import { FolderFiles } from './folder-files';

const uploads = 'uploads/';

/** Everything that is served at /media: what editors uploaded, to the folder or the bucket, and what was put into the folder. */
export function mediaFiles({ mediaDir, bucket }: Pick<System, 'mediaDir' | 'bucket'>): FileStore {
  const folder = new FolderFiles(mediaDir);
  if (!bucket) return folder;
  const uploaded = new BucketFiles(bucket, uploads);
  const placeOf = (name: string): [FileStore, string] =>
    name.startsWith(uploads) ? [uploaded, name.slice(uploads.length)] : [folder, name];
  return {
    names: async () => {
      const [kept, sent] = await Promise.all([folder.names(), uploaded.names()]);
      return [...kept.filter((name) => !name.startsWith(uploads)), ...sent.map((name) => uploads + name)];
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
