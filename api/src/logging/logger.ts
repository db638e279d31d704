import { type LoggerService } from '@nestjs/common';
import { type Logger, pino } from 'pino';
import { pinoHttp } from 'pino-http';
import type { IncomingMessage } from 'node:http';
import { randomUUID } from 'node:crypto';

/** One line of JSON an event, on standard output; every line names the version of the API. */
export function createLogger(level: string, version: string): Logger {
  return pino({ level, base: { app: `api@${version}` }, timestamp: pino.stdTimeFunctions.isoTime });
}

/** One line a request, without headers and bodies: they hold secrets. */
export function requestLog(logger: Logger) {
  return pinoHttp({
    logger,
    genReqId: (request, response) => {
      const id = takenOverId(request) ?? randomUUID();
      response.setHeader('X-Request-Id', id);
      return id;
    },
    serializers: {
      req: ({ id, method, url }: { id: string; method: string; url: string }) => ({
        ...{ id, method, url: withoutSecrets(url) },
      }),
      res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
    },
    customLogLevel: (_, response, error) => (error || response.statusCode >= 500 ? 'error' : 'info'),
  });
}

/** Carries the framework's own words into the log. */
export class FrameworkLog implements LoggerService {
  constructor(private readonly logger: Logger) {}

  log(message: unknown, context?: string): void {
    this.logger.debug({ context }, String(message));
  }

  warn(message: unknown, context?: string): void {
    this.logger.warn({ context }, String(message));
  }

  error(message: unknown, stack?: string, context?: string): void {
    this.logger.error({ context, stack }, String(message));
  }
}

/** Whoever has the token of a preview may read it. */
const withoutSecrets = (url: string) => url.replace(/^(\/api\/previews\/).+/i, '$1…');

function takenOverId(request: IncomingMessage): string | undefined {
  const id = request.headers['x-request-id'];
  return typeof id === 'string' && /^[\w.-]{1,64}$/.test(id) ? id : undefined;
}
