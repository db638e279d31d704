import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { FolderLock } from '../../tools/embedded-postgres/folder-lock';
import { signIn } from '../fixtures/sign-in';
import type { StartedFixture } from './fixtures';
import { saveAPost } from './save-a-post';
import { fill, filler } from './small-disk';
import type { FaultUnderLoad } from './under-load';

const mostSignIns = 20;

export const dataDirFull: FaultUnderLoad<StartedFixture> = {
  name: 'data-dir-full',
  fault: '`npm start`: not a byte left in DATA_DIR, with database, logs, uploads and releases, for 20 s',
  seconds: 20,
  pagesStay: true,
  inflict: async ({ dataDir }) => {
    const file = path.join(dataDir, filler);
    fill(file);
    return async () => rmSync(file);
  },
  look: async ({ dataDir, product }, note) => {
    let signedIn = 0;
    for (let count = 0; count < mostSignIns; count += 1) {
      // What the reserve has given back and nobody has used yet goes, too.
      fill(path.join(dataDir, filler));
      if (await signIn(product.origin).catch(() => null)) signedIn += 1;
      await wait(200);
    }
    const refused = await saveAPost(product);
    note(`${signedIn} of ${mostSignIns} sign-ins; a save: ${refused.status}, “${refused.message}”`);
    return [
      ...(signedIn === mostSignIns ? [] : [`${mostSignIns - signedIn} of ${mostSignIns} sign-ins failed`]),
      ...(refused.status === 507 ? [] : [`a save was answered with ${refused.status}`]),
    ];
  },
  lookAfter: async ({ dataDir }, note) => {
    const logs = path.join(dataDir, 'logs');
    const dropped = () =>
      readdirSync(logs)
        .flatMap((name) => [...readFileSync(path.join(logs, name), 'utf8').matchAll(/"dropped":(\d+)/g)])
        .reduce((sum, [, lines]) => sum + Number(lines), 0);
    const reserve = () => statSync(path.join(dataDir, 'database/reserve')).size / (1024 * 1024);
    const until = performance.now() + 20_000;
    while ((dropped() === 0 || reserve() < 32) && performance.now() < until) await wait(200);
    note(`${dropped()} lines of the logs dropped; a reserve of ${reserve().toFixed(0)} MB again`);
    return [
      ...(dropped() > 0 ? [] : ['the logs do not say what is missing']),
      ...(reserve() >= 32 ? [] : ['the reserve was not filled again']),
    ];
  },
};

export const databaseHangs: FaultUnderLoad<StartedFixture> = {
  name: 'database-hangs',
  fault: '`npm start`: the embedded database stands still (SIGSTOP) until its supervisor notices',
  seconds: 45,
  pagesStay: true,
  inflict: async ({ dataDir }) => {
    const holder = FolderLock.holderOf(path.join(dataDir, 'database'));
    if (holder) process.kill(holder.pid, 'SIGSTOP');
    return async () => undefined;
  },
};
