import type { DestinationStream, Logger } from 'pino';
import type { Exchange } from './http/exchange';
import { loggedPath } from './http/logged-path';

/** As pino counts. */
const levels = { info: 30, debug: 20 };

/**
 * Writes the one line that every request gets, just as pino would. Its shape is always the same, and pino's way to it costs
 * a page out of the cache more than anything else but sending it (docs/decisions/039).
 */
export class RequestLog {
  private readonly common: string;

  /** `base` stands on every line of the log. */
  constructor(
    private readonly log: Pick<Logger, 'isLevelEnabled'>,
    base: Record<string, unknown>,
    private readonly stream: DestinationStream,
  ) {
    this.common = fieldsOf(base);
  }

  /** `isRoutine`: for who looks for everything. */
  add({ id, method, path, response, logged }: Exchange, ms: number, isRoutine: boolean): void {
    const level = isRoutine ? 'debug' : 'info';
    if (!this.log.isLevelEnabled(level)) return;
    // Ids and methods are made of characters that JSON takes as they are.
    const what = `"id":"${id}","method":"${method}","path":${JSON.stringify(loggedPath(path))}`;
    const how = `"status":${response.statusCode},"ms":${Math.round(ms * 10) / 10},${fieldsOf(logged)}"msg":"request"`;
    this.stream.write(`{"level":${levels[level]},"time":${Date.now()},${this.common}${what},${how}}\n`);
  }
}

/** Each with a comma behind it. */
function fieldsOf(facts: Record<string, unknown>): string {
  const fields = JSON.stringify(facts).slice(1, -1);
  return fields && `${fields},`;
}
