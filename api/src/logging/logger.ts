import type { LoggerService } from '@nestjs/common';
import { createLogger, requestLog } from '@site/telemetry';
import type { Request, Response } from 'express';
import { destination, type Logger } from 'pino';

export const apiLogger = (level: string, version: string): Logger =>
  // Lines that arrive during a write are written together: under load, hundreds at once.
  createLogger(level, `api@${version}`, destination({ sync: false }));

export const apiRequestLog = (logger: Logger) =>
  requestLog(logger, { takesIds: true, logged: withoutSecrets, routine, facts: refusalOf });

/** The request that every copy of the shell sends every second. */
const routine = /^\/api\/content-version(?=[/?]|$)/;

const refusals = new Set([401, 403, 429]);

/** Who was refused and why: the id of the signed-in user, and the message that they got. */
function refusalOf({ user }: Request, { statusCode, locals }: Response): object {
  if (!refusals.has(statusCode)) return {};
  return { refused: { user: user?.id ?? null, why: locals.problem ?? null } };
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

/** A preview's token gives access to it; what is searched for in the console may be somebody's name or address. */
const withoutSecrets = (url: string) => url.replace(/^(\/api\/(?:(?:previews|newsletter)\/|admin\/[^?]*\?)).+/i, '$1…');
