import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second, whatever its processors. */
const msPerTick = 10;

/** Milliseconds of processor time that a process has used so far; NaN where the system does not tell. */
export const processorMs = (pid: number): number => ticksOf(pid)?.ms ?? NaN;

/** The same for all processes of a name together, those that ended apart. */
export function processorMsOf(name: string): number {
  let sum = 0;
  for (const entry of readdirSync('/proc')) {
    const process = /^\d+$/.test(entry) ? ticksOf(Number(entry)) : undefined;
    if (process?.name === name) sum += process.ms;
  }
  return sum;
}

function ticksOf(pid: number): { name: string; ms: number } | undefined {
  try {
    const [, name = '', rest = ''] = /\((.*)\) (.*)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    const fields = rest.split(' ');
    return { name, ms: (Number(fields[11]) + Number(fields[12])) * msPerTick };
  } catch {
    return undefined;
  }
}

/** Resident memory of a process in MB. */
export function residentMb(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(kilobytes) / 1024);
}

/**
 * Milliseconds for which the first thread of a process has been on a processor: in Node the one of the event loop. On a
 * busy machine that says more than a clock does.
 */
export const firstThreadMs = (pid: number): number =>
  Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
