import pino, { type DestinationStream, type Logger } from 'pino';

/** One line of JSON an event; every line names the shell's own version. No request waits until it is written. */
export const createShellLog = (version: string, level: string, stream?: DestinationStream): Logger =>
  pino(
    { level, base: { app: `shell@${version}`, pid: process.pid } },
    stream ?? pino.destination({ dest: 1, sync: false }),
  );
