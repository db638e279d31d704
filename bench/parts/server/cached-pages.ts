import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from '../../../tools/start/ports';
import { processorMs } from '../../figures/processor-time';
import { type Contestant, type Measured, takeTurns, type TurnSize } from '../../load/take-turns';
import type { PartResult } from '../../part';
import { Copy } from '../../fixtures/copy';
import { sumOf } from '../../fixtures/shell-figures';
import type { ProductFixture } from '../../fixtures/product-fixture';
import { callLines, ratioOf } from '../api/calls';
import { targetLines } from '../api/target';

const page = '/';
const asBrowsers = { 'Accept-Encoding': 'gzip, deflate, br' };
const rival = path.join(import.meta.dirname, '../../rivals/bare-http.mjs');
const limit = 'node:http';
const leastShare = 0.5;

/** The home page out of the cache, beside a server that sends the same bytes and knows nothing else. */
export async function measureCachedPages({ origin, figures }: ProductFixture, size: TurnSize): Promise<PartResult> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-'));
  const port = await findFreePort();
  const file = path.join(folder, 'response.json');
  const copy = new Copy(port, rival, { PORT: String(port), RESPONSE: file });
  const call = { path: page, headers: asBrowsers };
  try {
    const response = await fetchPage(origin + page);
    await writeFile(file, JSON.stringify(response));
    await copy.start();
    const shell: Contestant = {
      ...{ ...call, name: 'shell', port: Number(new URL(origin).port) },
      usedMs: async () => sumOf(await figures(), 'process_cpu_seconds_total') * 1000,
    };
    const bare: Contestant = { ...call, name: limit, port, usedMs: () => processorMs(copy.pid) };
    return resultOf(await takeTurns([shell, bare], size), response.bytes);
  } finally {
    await copy.end('SIGTERM');
    await rm(folder, { recursive: true });
  }
}

/** What a browser gets, as it is sent. */
function fetchPage(address: string): Promise<{ headers: Record<string, unknown>; body: string; bytes: number }> {
  // Each response has its own of these.
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
  const ratios = Object.fromEntries(
    [...measured.keys()].map((name) => [
      name,
      { perSecond: ratioOf(measured, name, limit), p99: ratioOf(measured, name, limit, 'p99Ms') },
    ]),
  );
  const what = 'home page out of the cache';
  const target = { what, figure: ratioOf(measured, 'shell', limit), atLeast: leastShare, unit: 'of the limit' };
  return {
    lines: [
      ...callLines(`home page, ${(bytes / 1000).toFixed(1)} KB as sent`, measured, limit),
      ...targetLines([target]),
    ],
    figures: { cachedPage: { bytes, measured: Object.fromEntries(measured), ratios } },
    failures: [],
  };
}
