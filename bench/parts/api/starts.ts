import { setTimeout as wait } from 'node:timers/promises';
import { rounded, spreadOf } from '../../figures/distribution';
import { residentMb } from '../../figures/processor-time';
import { startApiCopy, startRawApi } from '../../fixtures/api-copies';
import type { Copy } from '../../fixtures/copy';
import type { Section } from './target';

const slowestStart = 1.2;
const mostIdleMb = 150;
const settledMs = 1_000;

/** How long a process takes until it answers, on a database that is migrated, and what it holds before the first call. */
export async function measureStarts(databaseUrl: string, count: number): Promise<Section> {
  const own = { seconds: [] as number[], idleMb: [] as number[] };
  const limit = { seconds: [] as number[], idleMb: [] as number[] };
  for (let done = 0; done < count; done++) {
    await measureStart(own, () => startApiCopy(databaseUrl));
    await measureStart(limit, () => startRawApi(databaseUrl));
  }
  const spreads = ({ seconds, idleMb }: typeof own) => ({ seconds: spreadOf(seconds), idleMb: spreadOf(idleMb) });
  const found = { own: spreads(own), limit: spreads(limit) };
  const line = (name: string, { seconds, idleMb }: (typeof found)['own']) =>
    `${name}: ready within ${seconds.median} s (${seconds.low} to ${seconds.high}), ${idleMb.median} MB idle`;
  return {
    lines: [line('API', found.own), line('node:http and pg', found.limit), ''],
    figures: { starts: found },
    targets: [
      { what: 'ready after its start', figure: found.own.seconds.median, atMost: slowestStart, unit: 's' },
      { what: 'memory idle', figure: found.own.idleMb.median, atMost: mostIdleMb, unit: 'MB' },
    ],
  };
}

async function measureStart(found: { seconds: number[]; idleMb: number[] }, start: () => Promise<Copy>) {
  const began = performance.now();
  const copy = await start();
  found.seconds.push(rounded((performance.now() - began) / 1000));
  await wait(settledMs);
  found.idleMb.push(residentMb(copy.pid));
  await copy.end('SIGTERM');
}
