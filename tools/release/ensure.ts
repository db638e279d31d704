import path from 'node:path';
import { command } from './command';
import { ensureReleased } from './ensure-released';
import { packBuilds } from './pack-builds';
import { openOperators, untilReady } from './remote/open-service';
import { defaultDataDir, releasesDirOf } from './workspace';

/** How long copies of the API of the version before may answer. */
const retryMs = 3 * 60_000;

// What `npm start` does with the builds, for a start made of containers.
await command(async () => {
  const dataDir = defaultDataDir();
  const releasesDir = path.resolve(releasesDirOf(dataDir));
  const api = process.env.API_URL || 'http://127.0.0.1:4201';
  const builds = await packBuilds(releasesDir);
  await untilReady(api);
  const sentences = await ensureReleased(openOperators(api, dataDir), releasesDir, builds, retryMs);
  for (const sentence of sentences) console.log(sentence);
});
