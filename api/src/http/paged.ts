import {
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
  type Type,
  UseInterceptors,
  applyDecorators,
} from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import type { Response } from 'express';
import { type Observable, map } from 'rxjs';

/** Part of a list, with the length of the whole. */
export interface Page<T> {
  items: T[];
  total: number;
}

/** Answers a Page as a plain list whose whole length stands in `X-Total-Count`. */
export function Paged(item: Type) {
  return applyDecorators(
    UseInterceptors(PageInterceptor),
    ApiOkResponse({
      type: [item],
      headers: { 'X-Total-Count': { description: 'Length of the whole list', schema: { type: 'integer' } } },
    }),
  );
}

class PageInterceptor implements NestInterceptor<Page<unknown>, unknown[]> {
  intercept(context: ExecutionContext, next: CallHandler<Page<unknown>>): Observable<unknown[]> {
    const response = context.switchToHttp().getResponse<Response>();
    return next.handle().pipe(
      map(({ items, total }) => {
        response.set('X-Total-Count', String(total));
        return items;
      }),
    );
  }
}
