import { type ExecutionContext, createParamDecorator } from '@nestjs/common';
import { addressOf } from '@site/http';
import type { Request } from 'express';

/** The address of a request, and its id in the log. */
export interface Trace {
  address: string | null;
  requestId: string | null;
}

export const traceOf = (request: Request): Trace => ({
  address: addressOf(request) || null,
  requestId: request.id === undefined ? null : String(request.id),
});

/** For a handler that records by itself. */
export const Traced = createParamDecorator((_: unknown, context: ExecutionContext) =>
  traceOf(context.switchToHttp().getRequest<Request>()),
);
