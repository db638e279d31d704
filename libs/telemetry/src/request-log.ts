import { randomUUID } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import { type DestinationStream, type Logger, pino, stdSerializers, stdTimeFunctions } from 'pino';
import { pinoHttp } from 'pino-http';

interface RequestLogOptions {
  /** Whether a caller may name the request. */
  takesIds: boolean;
  /** What is logged of an address: no secrets. */
  logged(url: string): string;
  /** Requests that are logged for who looks for everything. */
  routine: RegExp;
  /** Added to the line. */
  facts(request: Request, response: Response): object;
}

/** One line of JSON per event; every line names the app and its version, as `app@version`. */
export const createLogger = (level: string, app: string, stream: DestinationStream): Logger =>
  pino({ level, base: { app }, timestamp: stdTimeFunctions.isoTime, serializers: { err: withoutValues } }, stream);

/** Of a database statement that failed, what the database and its driver repeat: somebody's words, or an address. */
const valuesIn = ['parameters', 'detail', 'where', 'driverError'];

function withoutValues(error: Error): object {
  const line: unknown = stdSerializers.err(error);
  if (typeof line !== 'object' || line === null) return { message: String(line) };
  return Object.fromEntries(Object.entries(line).filter(([name]) => !valuesIn.includes(name)));
}

/** Middleware: one line per request, without headers and bodies, which hold secrets. What was turned away is only counted. */
export function requestLog(logger: Logger, { takesIds, logged, routine, facts }: RequestLogOptions) {
  const allFacts = (request: Request, response: Response, line: object) =>
    Object.assign(line, facts(request, response));
  return pinoHttp<Request, Response>({
    logger,
    genReqId: ({ headers }) => acceptable(takesIds ? headers['x-request-id'] : undefined) ?? randomUUID(),
    // Of what the library would read of each request, three fields are logged.
    wrapSerializers: false,
    serializers: {
      req: ({ id, method, url }: { id: string; method: string; url: string }) => ({ id, method, url: logged(url) }),
      res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
      err: withoutValues,
    },
    customSuccessObject: allFacts,
    customErrorObject: (request, response, _, line) => allFacts(request, response, line),
    customLogLevel: ({ originalUrl, url }, { statusCode, locals }, error) => {
      if (locals?.turnedAway) return 'silent';
      if (error || statusCode >= 500) return 'error';
      return routine.test(originalUrl ?? url) ? 'debug' : 'info';
    },
  });
}

/** Middleware: tells the client the id of its request. A cached response brings it by itself. */
export const requestId: RequestHandler = ({ id }, response, next) => {
  response.setHeader('X-Request-Id', String(id));
  next();
};

const acceptable = (id: unknown): string | undefined =>
  typeof id === 'string' && /^[\w.-]{1,64}$/.test(id) ? id : undefined;
