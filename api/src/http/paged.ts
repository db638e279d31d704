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
  /** There may be more: counting them all would take too long. */
  isLowerBound?: boolean;
}

/** Answers a Page as a plain list whose whole length stands in `X-Total-Count`, or what it is at least. */
export function Paged(item: Type) {
  return applyDecorators(
    UseInterceptors(PageInterceptor),
    ApiOkResponse({
      type: [item],
      headers: {
        'X-Total-Count': { description: 'Length of the whole list', schema: { type: 'integer' } },
        'X-Total-Relation': {
          description: 'There where the list may be longer than the total says, which a search may leave uncounted',
          schema: { type: 'string', enum: ['gte'] },
        },
      },
    }),
  );
}

class PageInterceptor implements NestInterceptor<Page<unknown>, unknown[]> {
  intercept(context: ExecutionContext, next: CallHandler<Page<unknown>>): Observable<unknown[]> {
    const response = context.switchToHttp().getResponse<Response>();
    return next.handle().pipe(
      map(({ items, total, isLowerBound }) => {
        response.set('X-Total-Count', String(total));
        if (isLowerBound) response.set('X-Total-Relation', 'gte');
        return items;
      }),
    );
  }
}
