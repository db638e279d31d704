import pino, { type DestinationStream, type Logger } from 'pino';
import { RequestLog } from './request-log';

/** Routine lines are buffered, so that not every request costs a write; errors are written at once. */
const held = { letters: 16 * 1024, ms: 50 };
/** As pino counts. */
const warning = 40;

export interface ShellLog {
  log: Logger;
  requests: RequestLog;
}

/** One line of JSON per event; every line names the shell's own version. */
export function createShellLog(version: string, level: string, stream: DestinationStream = standardOutput()): ShellLog {
  const base = { app: `shell@${version}`, pid: process.pid };
  const log = pino({ level, base }, stream);
  return { log, requests: new RequestLog(log, base, stream) };
}

function standardOutput(): DestinationStream {
  const output = pino.destination({ dest: 1 });
  let lines = '';
  let flushing: NodeJS.Timeout | undefined;
  const flush = () => {
    clearTimeout(flushing);
    flushing = undefined;
    const text = lines;
    lines = '';
    if (text) output.write(text);
  };
  process.once('exit', () => {
    flush();
    output.flushSync();
  });
  return {
    // Pino passes the level of each line to a stream that has this.
    [Symbol.for('pino.metadata')]: true,
    lastLevel: 0,
    write(line) {
      lines += line;
      if (this.lastLevel >= warning || lines.length >= held.letters) flush();
      else flushing ??= setTimeout(flush, held.ms).unref();
      // A request's line comes without a level: it is routine.
      this.lastLevel = 0;
    },
  } as DestinationStream & { lastLevel: number };
}
