import { rmSync } from 'node:fs';
import path from 'node:path';
import { execute } from '../fixtures/bench-database';
import { saveAPost } from './save-a-post';
import { fill, filler } from './small-disk';
import type { SmallPostgresFixture } from './fixtures';
import type { FaultUnderLoad } from './under-load';

/** Looked up in the database each time: no cache has the response. */
const searches = 20;

export const databaseDiskFull: FaultUnderLoad<SmallPostgresFixture> = {
  name: 'database-disk-full',
  fault: 'no room on the disk of Postgres for 10 s',
  seconds: 10,
  pagesStay: true,
  inflict: async ({ databaseUrl, databaseDisk }) => {
    // Leaves a whole segment of the log, which exists once it is written to: without one Postgres stops, another fault.
    await execute(databaseUrl, 'SELECT pg_switch_wal()');
    await execute(databaseUrl, 'CHECKPOINT');
    const file = path.join(databaseDisk, filler);
    fill(file);
    return async () => rmSync(file);
  },
  look: async ({ product, databaseDisk }, note) => {
    // What the first saves find in pages that were there before.
    let refused = await saveAPost(product);
    for (let attempt = 0; attempt < 50 && refused.status === 201; attempt += 1) refused = await saveAPost(product);
    fill(path.join(databaseDisk, filler));
    const found = await Promise.all(
      Array.from({ length: searches }, (_, index) => fetch(`${product.origin}/api/posts?search=word${index}`)),
    );
    const succeeded = found.filter(({ status }) => status === 200).length;
    note(`a save: ${refused.status}, “${refused.message}”; ${succeeded} of ${searches} searches answered`);
    return [
      ...(refused.status === 507 ? [] : [`a save was answered with ${refused.status}`]),
      ...(succeeded === searches ? [] : [`${searches - succeeded} of ${searches} searches failed`]),
    ];
  },
};
