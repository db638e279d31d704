/** `npm run rollback -- <app>`: makes the version live that was live before. */
import { readApp } from './apps';
import { command } from './command';
import { rollBack } from './go-live';
import { defaultReleasesDir } from './workspace';

await command(async () => {
  const app = readApp(process.argv[2]);
  const { promotion } = await rollBack(defaultReleasesDir(), app);
  console.log(`Live: ${app}@${promotion.to} (taken back: ${promotion.from})`);
});
