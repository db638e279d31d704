import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from '../../../tools/start/ports';
import { rounded } from '../../figures/distribution';
import { processorMs } from '../../figures/processor-time';
import { type Contestant, type Measured, takeTurns, type TurnSize } from '../../load/take-turns';
import type { PartResult } from '../../part';
import { Copy } from '../../fixtures/copy';
import { sumOf } from '../../fixtures/shell-figures';
import type { ProductFixture } from '../../fixtures/product-fixture';

const page = '/';
const asBrowsers = { 'Accept-Encoding': 'gzip, deflate, br' };
const rival = path.join(import.meta.dirname, '../../rivals/bare-http.mjs');
const limit = 'node:http';

/** The home page out of the cache, beside a server that sends the same bytes and knows nothing else. */
export async function measureCachedPages({ origin, figures }: ProductFixture, size: TurnSize): Promise<PartResult> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-'));
  const copies: Copy[] = [];
  const start = async (name: string, environment: NodeJS.ProcessEnv): Promise<Contestant> => {
    const port = await findFreePort();
    const copy = new Copy(port, rival, {
      PORT: String(port),
      ANSWER: path.join(folder, 'answer.json'),
      ...environment,
    });
    copies.push(copy);
    await copy.start();
    return { name, port, path: page, headers: asBrowsers, usedMs: () => processorMs(copy.pid) };
  };
  try {
    const answer = await fetchAnswer(origin + page);
    await writeFile(path.join(folder, 'answer.json'), JSON.stringify(answer));
    const shell: Contestant = {
      name: 'shell',
      port: Number(new URL(origin).port),
      path: page,
      headers: asBrowsers,
      usedMs: async () => sumOf(await figures(), 'process_cpu_seconds_total') * 1000,
    };
    const contestants = [shell, await start(limit, {}), await start('node:http, a nonce each', { NONCE: 'yes' })];
    return resultOf(await takeTurns(contestants, size), answer.bytes);
  } finally {
    await Promise.all(copies.map((copy) => copy.end('SIGTERM')));
    await rm(folder, { recursive: true });
  }
}

/** What a browser gets, as it is sent. */
function fetchAnswer(address: string): Promise<{ headers: Record<string, unknown>; body: string; bytes: number }> {
  // Each answer has its own of these.
  const own = new Set(['date', 'connection', 'keep-alive']);
  return new Promise((resolve, reject) => {
    request(address, { headers: asBrowsers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk)).once('error', reject);
      response.once('end', () => {
        const headers = Object.fromEntries(Object.entries(response.headers).filter(([name]) => !own.has(name)));
        const body = Buffer.concat(chunks);
        resolve({ headers, body: body.toString('base64'), bytes: body.length });
      });
    })
      .once('error', reject)
      .end();
  });
}

function resultOf(measured: Map<string, Measured>, bytes: number): PartResult {
  const reference = measured.get(limit);
  const lines = [
    `home page from the cache, ${(bytes / 1000).toFixed(1)} KB as sent`,
    `  ${''.padEnd(26)}per second (lowest to highest)   of the limit   p99 ms   of the limit   processor ms`,
  ];
  const ratios: Record<string, Record<'perSecond' | 'p99', number>> = {};
  for (const [name, { perSecond, p99Ms, processorMs: ms }] of measured) {
    const ratio = {
      perSecond: rounded(perSecond.median / (reference?.perSecond.median ?? NaN)),
      p99: rounded(p99Ms.median / (reference?.p99Ms.median ?? NaN)),
    };
    ratios[name] = ratio;
    const spread = `${perSecond.median} (${perSecond.low} to ${perSecond.high})`;
    lines.push(
      `  ${name.padEnd(26)}${spread.padEnd(33)}${String(ratio.perSecond).padEnd(15)}${String(p99Ms.median).padEnd(9)}${String(ratio.p99).padEnd(15)}${ms.median}`,
    );
  }
  return { lines, figures: { cachedPage: { bytes, measured: Object.fromEntries(measured), ratios } }, failures: [] };
}
