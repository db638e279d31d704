import { type LoggerService } from '@nestjs/common';
import { destination, type Logger, pino } from 'pino';
import { pinoHttp } from 'pino-http';
import type { Request, Response } from 'express';
import type { IncomingMessage } from 'node:http';
import { randomUUID } from 'node:crypto';

/** One line of JSON per event, on standard output; every line names the version of the API. */
export function createLogger(level: string, version: string): Logger {
  const options = { level, base: { app: `api@${version}` }, timestamp: pino.stdTimeFunctions.isoTime };
  // Lines that arrive during a write are written together: under load, hundreds at once.
  return pino(options, destination({ sync: false }));
}

/** One line per request, without headers and bodies: they hold secrets. */
export function requestLog(logger: Logger) {
  return pinoHttp<Request, Response>({
    logger,
    genReqId: (request, response) => {
      const id = requestIdOf(request);
      response.setHeader('X-Request-Id', id);
      return id;
    },
    // Of what the library would read of each request, three fields are logged.
    wrapSerializers: false,
    serializers: {
      req: ({ id, method, url }: { id: string; method: string; url: string }) => ({
        ...{ id, method, url: withoutSecrets(url) },
      }),
      res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
    },
    customSuccessObject: (request, response, facts) => ({ ...facts, ...refusalOf(request, response) }),
    customLogLevel: (request, response, error) => {
      if (response.locals?.turnedAway) return 'silent';
      if (error || response.statusCode >= 500) return 'error';
      return routine.test(request.url) ? 'debug' : 'info';
    },
  });
}

/** The request that every copy of the shell sends every second. */
const routine = /^\/api\/content-version(?=[/?]|$)/;

/** Who was refused and why: the id of the signed-in user, and the message that they got. */
function refusalOf({ user }: Request, { statusCode, locals }: Response): object {
  if (statusCode !== 401 && statusCode !== 403) return {};
  return { refused: { user: user?.id ?? null, why: locals.problem ?? null } };
}

/** The caller's own id where it sends one. */
function requestIdOf({ headers }: IncomingMessage): string {
  const id = headers['x-request-id'];
  return typeof id === 'string' && /^[\w.-]{1,64}$/.test(id) ? id : randomUUID();
}

/** Passes the framework's own messages to the log. */
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

/** A preview's token gives access to it. */
const withoutSecrets = (url: string) => url.replace(/^(\/api\/previews\/).+/i, '$1…');
