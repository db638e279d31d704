import { destination, type DestinationStream, type Logger, pino, stdTimeFunctions } from 'pino';

/** Lines are written together: not every request costs a write. */
const buffer = { minLength: 8 * 1024, periodicFlush: 50 };

/** One line of JSON per event, with the fields of the API's log; every line names the shell's own version. */
export const createShellLog = (
  version: string,
  level: string,
  stream: DestinationStream = destination({ ...buffer, sync: false }),
): Logger => pino({ level, base: { app: `shell@${version}` }, timestamp: stdTimeFunctions.isoTime }, stream);
