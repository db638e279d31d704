import {
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
  SetMetadata,
  UnsupportedMediaTypeException,
} from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum';
import { hasBody } from '@site/http';
import type { Request } from 'express';
import { refuseFields } from './read-input';

const anyQuery = Symbol('any query');

/** For calls of programs that may add something to an address so that no cache answers. */
export const AnyQuery = () => SetMetadata(anyQuery, true);

/** Refuses, for every handler, what it would not look at: nobody is told that something was done which was not. */
export class RefuseUnread implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler) {
    refuseUnread(context);
    return next.handle();
  }
}

/** A query where the handler takes none, and a body that is not JSON where it takes one. */
export function refuseUnread(context: ExecutionContext): void {
  const request = context.switchToHttp().getRequest<Request>();
  const takes = argumentsOf(context);
  const isQueryRead = takes(RouteParamtypes.QUERY) || Reflect.hasMetadata(anyQuery, context.getHandler());
  if (!isQueryRead) refuseFields(Object.keys(request.query));
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
