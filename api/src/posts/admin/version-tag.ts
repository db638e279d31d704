import {
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
  UseInterceptors,
  createParamDecorator,
} from '@nestjs/common';
import type { Request, Response } from 'express';
import { type Observable, tap } from 'rxjs';
import type { Post } from '../post.entity';
import { presentEditable } from '../post.presenter';
import { StalePostError } from './stale-post';

interface Versioned {
  version: number;
}

/** Names the version of what is answered in `ETag`, for an update to name in `If-Match`. */
export const VersionTag = () => UseInterceptors(VersionTagInterceptor);

/** The version that an update was made on, if the caller names one. */
export const IfMatch = createParamDecorator((_: unknown, context: ExecutionContext) =>
  context.switchToHttp().getRequest<Request>().get('if-match'),
);

/** Throws StalePostError when the caller has read another version than the stored one. */
export function refuseStale(post: Post, ifMatch: string | undefined): void {
  if (ifMatch === undefined || ifMatch.trim() === '*') return;
  const tags = ifMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  if (tags.includes(tagOf(post.version))) return;
  throw new StalePostError(presentEditable(post));
}

class VersionTagInterceptor implements NestInterceptor<Versioned, Versioned> {
  intercept(context: ExecutionContext, next: CallHandler<Versioned>): Observable<Versioned> {
    const { headers } = context.switchToHttp().getRequest<Request>();
    const response = context.switchToHttp().getResponse<Response>();
    // The tag is for writing: what is read has more than the version tells, such as unpublished changes.
    delete headers['if-none-match'];
    return next.handle().pipe(tap(({ version }) => response.set('ETag', tagOf(version))));
  }
}

const tagOf = (version: number) => `"${version}"`;
