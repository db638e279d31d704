import { rounded } from '../../figures/distribution';
import { processorMs, processorMsOf } from '../../figures/processor-time';
import type { RawCall } from '../../load/raw-load';
import { type Measured, takeTurns, type TurnSize } from '../../load/take-turns';
import type { Copy } from '../../fixtures/copy';

/** Who is measured, by name. */
export type Copies = Record<string, Copy>;

/** A call that all contestants are sent, as each of them understands it. */
export type Call = (copy: Copy) => Pick<RawCall, 'path' | 'headers' | 'body'>;

/** All contestants in turns; the processor's time is theirs and the database's. */
export function measureCall(copies: Copies, call: Call, size: TurnSize): Promise<Map<string, Measured>> {
  const contestants = Object.entries(copies).map(([name, copy]) => ({
    ...{ name, port: copy.port, ...call(copy) },
    usedMs: () => processorMs(copy.pid) + processorMsOf('postgres'),
  }));
  return takeTurns(contestants, size);
}

export const ratioOf = (
  measured: Map<string, Measured>,
  name: string,
  limit: string,
  figure: 'perSecond' | 'p99Ms' = 'perSecond',
): number => rounded((measured.get(name)?.[figure].median ?? NaN) / (measured.get(limit)?.[figure].median ?? NaN));

/** A table of one call. */
export function callLines(what: string, measured: Map<string, Measured>, limit: string): string[] {
  const head = 'per second (lowest to highest)   of the limit   p99 ms   processor ms';
  const lines = [...measured].map(([name, { perSecond, p99Ms, processorMs: ms }]) => {
    const spread = `${perSecond.median} (${perSecond.low} to ${perSecond.high})`;
    const ratio = String(ratioOf(measured, name, limit));
    return `  ${name.padEnd(28)}${spread.padEnd(33)}${ratio.padEnd(15)}${String(p99Ms.median).padEnd(9)}${ms.median}`;
  });
  return [what.padEnd(30) + head, ...lines];
}
