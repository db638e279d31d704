import { createRequire } from 'node:module';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { defaultSiteConfig, type Release, type ServerBundle } from '@site/federation';
import { readTraffic } from '@site/releases';
import { RenderHost } from '@site/render-host';
import pino from 'pino';
import { quantile, rounded } from '../../figures/distribution';
import type { PartResult } from '../../part';
import type { ProductFixture } from '../../fixtures/product-fixture';

const app = 'public-site';
const require = createRequire(import.meta.url);
/** The host as it is started by the shell: one file of plain JavaScript. */
const script = require.resolve('../../../libs/render-host/src/host.cjs');
/** Pages that ask the API nothing: what is compared is the way to the code, not the way to the posts. */
const addresses = ['/retail', '/story', '/about', '/it-staffing'];
/** Until the code is compiled, on both sides. */
const warmUp = 50;
/** What a page may take longer for the sake of a process that can harm nobody. */
const mostMs = 2;
const megabyte = 1024 * 1024;

/** Renders the live release's pages in this process and in a render host, in turn. */
export async function measureOwnProcess(
  { releasesDir }: ProductFixture,
  { misses }: { misses: number },
): Promise<PartResult> {
  const { live } = await readTraffic(releasesDir, app);
  const folder = path.join(releasesDir, app, String(live));
  const { server }: Release = JSON.parse(await readFile(path.join(folder, 'release.json'), 'utf8'));
  const file = path.join(folder, String(server));
  const bundle = require(file) as ServerBundle;
  const context = { assets: '/', config: defaultSiteConfig, origin: 'https://site.example.com', nonce: 'bench' };
  const host = new RenderHost(
    { name: `${app}@${live}`, folder, file, read: () => readFile(file), onEnd: () => undefined },
    { script, apiUrl: new URL('http://127.0.0.1:1'), memoryMb: 256, responseMs: 10_000, log: pino({ enabled: false }) },
  );
  const inProcess = (address: string) =>
    bundle.render(address, {
      ...{ ...context, signal: new AbortController().signal },
      fetch: () => Promise.reject(new Error(`${address} asks the API.`)),
    });
  const inHost = (address: string) =>
    host.render({ address, headers: {}, context, timeoutMs: 10_000, apiTimeoutMs: 10_000 });
  try {
    await host.start();
    const [own, apart] = [[], []] as [number[], number[]];
    for (let count = -warmUp; count < misses; count++) {
      for (const address of addresses) {
        const [first, second] = [await took(() => inProcess(address)), await took(() => inHost(address))];
        if (count < 0) continue;
        own.push(first);
        apart.push(second);
      }
    }
    const ms = { inProcess: rounded(quantile(own, 0.5)), inHost: rounded(quantile(apart, 0.5)) };
    const more = rounded(ms.inHost - ms.inProcess);
    const memoryMb = Math.round(host.usage.bytes / megabyte);
    return {
      lines: [
        `${addresses.length} pages rendered ${misses} times: p50 ${ms.inProcess} ms in one process, ${ms.inHost} ms in a process of the release: ${more} ms more (target ${mostMs})`,
        `  that process takes ${memoryMb} MB`,
      ],
      figures: { ownProcess: { ...ms, more, memoryMb } },
      failures: [],
    };
  } finally {
    host.stop();
  }
}

async function took(render: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await render();
  return performance.now() - began;
}
