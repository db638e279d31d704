import type { DestinationStream, Logger } from 'pino';
import type { Exchange } from './http/exchange';
import { loggedPath } from './http/logged-path';

/** As pino counts. */
const levels = { info: 30, debug: 20 };

/**
 * Writes the one log line of every request, just as pino would. Its shape is always the same, and with pino it cost a
 * cached page more than anything else but sending it (docs/decisions/005).
 */
export class RequestLog {
  private readonly common: string;

  /** `base` is on every line of the log. */
  constructor(
    private readonly log: Pick<Logger, 'isLevelEnabled'>,
    base: Record<string, unknown>,
    private readonly stream: DestinationStream,
  ) {
    this.common = fieldsOf(base);
  }

  /** `isRoutine`: logged at debug level. */
  add({ id, method, path, response, logged }: Exchange, ms: number, isRoutine: boolean): void {
    const level = isRoutine ? 'debug' : 'info';
    if (!this.log.isLevelEnabled(level)) return;
    // Ids and methods are made of characters that JSON takes as they are.
    const what = `"id":"${id}","method":"${method}","path":${JSON.stringify(loggedPath(path))}`;
    const how = `"status":${response.statusCode},"ms":${Math.round(ms * 10) / 10},${fieldsOf(logged)}"msg":"request"`;
    this.stream.write(`{"level":${levels[level]},"time":${Date.now()},${this.common}${what},${how}}\n`);
  }
}

/** Each followed by a comma. */
function fieldsOf(facts: Record<string, unknown>): string {
  const fields = JSON.stringify(facts).slice(1, -1);
  return fields && `${fields},`;
}
