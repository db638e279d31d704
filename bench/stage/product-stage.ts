import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureReleased } from '../../tools/release/ensure-released';
import { pack } from '../../tools/release/pack';
import { packSource } from '../../tools/release/workspace';
import { buildAll } from '../../tools/start/build';
import { findFreePort } from '../../tools/start/ports';
import { Product } from '../../tools/start/product';
import { step } from '../../tools/start/progress';
import { storedSecret } from '../../tools/start/secret';
import { shellFigures } from './shell-figures';
import type { Stage } from './stage';

/** The built product on a free port, with a folder and an embedded Postgres of its own. */
export async function startProduct(): Promise<Stage> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'bench-'));
  const port = await findFreePort();
  const product = new Product({ port, dataDir, databaseUrl: null });
  const end = async () => {
    await product.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    const addresses = await product.startDatabase();
    await step('Building what is out of date', buildAll);
    await step('Releasing', () => ensureReleased(dataDir));
    const api = await product.startApi(addresses);
    await product.startShell(Number(api.port));
  } catch (error) {
    await end();
    throw error;
  }
  const releasesDir = path.join(dataDir, 'releases');
  const packNext = async () => {
    // A version is named after its second.
    const { version } = await pack(await packSource('public-site'), releasesDir, new Date(Date.now() + 1000));
    return version;
  };
  const origin = `http://127.0.0.1:${port}`;
  const figures = () => shellFigures(origin, storedSecret(dataDir, 'metrics-token'));
  return { origin, releasesDir, packNext, figures, end };
}
