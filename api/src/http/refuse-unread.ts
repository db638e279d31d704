import {
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
  UnsupportedMediaTypeException,
} from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum';
import type { Request } from 'express';

/** Refuses, for every handler, what it would not look at: nobody is told that something was done which was not. */
export class RefuseUnread implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler) {
    refuseUnread(context);
    return next.handle();
  }
}

/** A body that is not JSON where the handler takes one. */
export function refuseUnread(context: ExecutionContext): void {
  const request = context.switchToHttp().getRequest<Request>();
  const takes = argumentsOf(context);
  if (takes(RouteParamtypes.BODY) && hasBody(request) && !request.is('application/json')) {
    throw new UnsupportedMediaTypeException();
  }
}

/** Nest notes a handler's arguments as `type:index`. */
function argumentsOf(context: ExecutionContext): (type: RouteParamtypes) => boolean {
  const noted = Reflect.getMetadata(ROUTE_ARGS_METADATA, context.getClass(), context.getHandler().name) as object;
  const types = new Set(Object.keys(noted ?? {}).map((key) => key.split(':')[0]));
  return (type) => types.has(String(type));
}

const hasBody = ({ headers }: Request): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
