import path from 'node:path';
import { findFreePort } from '../../tools/start/ports';
import { Copy } from './copy';
import { benchMetricsToken, shellFigures } from './shell-figures';
import { SmallSite } from './small-site';
import type { Stage } from './stage';

const shell = path.join(import.meta.dirname, '../../dist/shell/server/main.cjs');

/** The shell alone with a small site and no API: for a look at whether a part works, not for its figures. */
export async function startSmallSite(): Promise<Stage> {
  const site = new SmallSite();
  const { releasesDir } = site;
  await site.release('one');
  const port = await findFreePort();
  const copy = new Copy(port, shell, {
    PORT: String(port),
    HOST: '127.0.0.1',
    RELEASES_DIR: releasesDir,
    // Nothing listens there.
    API_URL: 'http://127.0.0.1:1',
    METRICS_TOKEN: benchMetricsToken,
  });
  await copy.start();
  const end = async () => {
    await copy.end('SIGTERM');
    await site.remove();
  };
  const origin = `http://127.0.0.1:${port}`;
  const figures = () => shellFigures(origin, benchMetricsToken);
  return { origin, releasesDir, packNext: () => site.pack('two'), figures, end };
}
