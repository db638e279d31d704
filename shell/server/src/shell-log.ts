import { createLogger } from '@site/telemetry';
import { destination, type DestinationStream, type Logger } from 'pino';

/** Lines are written together: not every request costs a write. For each line all that wait are counted, so not too many. */
const buffer = { minLength: 4 * 1024, periodicFlush: 50 };

export const createShellLog = (
  version: string,
  level: string,
  stream: DestinationStream = destination({ ...buffer, sync: false }),
): Logger => createLogger(level, `shell@${version}`, stream);
