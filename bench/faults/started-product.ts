import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureReleased } from '../../tools/release/ensure-released';
import { packBuilds } from '../../tools/release/pack-builds';
import { openOperators } from '../../tools/release/remote/open-service';
import { findFreePort } from '../../tools/start/ports';
import { Product } from '../../tools/start/product';
import { storeOperatorsToken } from '../../tools/start/secret';
import { password, signIn } from './sign-in';
import { mount } from './small-disk';
import type { FaultFixture } from './under-load';

/** What `npm start` runs, on a disk of its own. */
export interface StartedFixture extends FaultFixture {
  dataDir: string;
}

const diskMegabytes = 500;

/** Needs the right to mount. */
export async function startOnSmallDisk(): Promise<StartedFixture> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'started-'));
  mount('-t', 'tmpfs', '-o', `size=${diskMegabytes}m,mode=0700`, 'tmpfs', dataDir);
  const port = await findFreePort();
  // The people of a fault come from one address, and oftener than anybody does.
  const environment = {
    ...process.env,
    MEDIA_DIR: path.join(dataDir, 'media'),
    ADMIN_PASSWORD: password,
    LOGIN_LIMIT_USER: '1000',
    LOGIN_LIMIT_ADDRESS: '1000',
  };
  const product = new Product({ port, dataDir, databaseUrl: null, environment });
  const end = async () => {
    await product.stop();
    execFileSync('umount', ['-l', dataDir]);
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    const addresses = await product.startDatabase();
    const releasesDir = path.join(dataDir, 'releases');
    const builds = await packBuilds(releasesDir);
    const api = await product.startApi(addresses);
    storeOperatorsToken(dataDir);
    await ensureReleased(openOperators(`http://127.0.0.1:${api.port}`, dataDir), releasesDir, builds);
    await product.startShell(Number(api.port));
    const origin = `http://127.0.0.1:${port}`;
    const site = { origin, cookie: await signIn(origin) };
    return { product: site, dataDir, databaseUrl: addresses.url, addresses: ['/', '/blog', '/contact'], end };
  } catch (error) {
    await end();
    throw error;
  }
}
