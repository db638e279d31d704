import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second, whatever its processors. */
const msPerTick = 10;

/** Milliseconds of processor time that a process has used so far; NaN where the system does not tell. */
export const processorMs = (pid: number): number => statOf(pid)?.ms ?? NaN;

/** The same for all processes of a name together, those that ended apart. */
export function processorMsOf(name: string): number {
  let sum = 0;
  for (const process of allProcesses()) if (process.name === name) sum += process.ms;
  return sum;
}

/** A process, those that it has started, and those that they have; none that has ended. */
function processTree(root: number): number[] {
  const all = allProcesses().filter(({ state }) => state !== 'Z');
  const tree = [root];
  // It grows meanwhile.
  for (const pid of tree) for (const process of all) if (process.parent === pid) tree.push(process.pid);
  return tree;
}

interface ProcessStat {
  pid: number;
  name: string;
  state: string;
  parent: number;
  ms: number;
}

const allProcesses = (): ProcessStat[] =>
  readdirSync('/proc').flatMap((entry) => (/^\d+$/.test(entry) ? (statOf(Number(entry)) ?? []) : []));

function statOf(pid: number): ProcessStat | undefined {
  try {
    const [, name = '', rest = ''] = /\((.*)\) (.*)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    const fields = rest.split(' ');
    const ms = (Number(fields[11]) + Number(fields[12])) * msPerTick;
    return { pid, name, state: String(fields[0]), parent: Number(fields[1]), ms };
  } catch {
    return undefined;
  }
}

/** Resident memory of a process in MB. */
export function residentMb(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(kilobytes) / 1024);
}

/** The same of a process and all below it; what they share counts for each. One may end meanwhile. */
export function residentTree(root: number): { mb: number; children: number } {
  const [, ...below] = processTree(root);
  const own = residentMb(root);
  return { mb: below.reduce((sum, pid) => sum + residentMbOrNone(pid), own), children: below.length };
}

function residentMbOrNone(pid: number): number {
  try {
    return residentMb(pid) || 0;
  } catch {
    return 0;
  }
}

/**
 * Milliseconds for which the first thread of a process has been on a processor: in Node the one of the event loop. On a
 * busy machine that says more than a clock does.
 */
export const firstThreadMs = (pid: number): number =>
  Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
