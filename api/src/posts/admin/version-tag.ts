import {
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
  UseInterceptors,
  createParamDecorator,
} from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { type Observable, tap } from 'rxjs';
import { InvalidInputError } from '../../errors/errors';
import type { Post } from '../post.entity';
import { presentEditable } from '../post.presenter';
import { StalePostError } from './stale-post';

interface Versioned {
  version: number;
}

/** Names the version of what is answered in `ETag`, for an update to name in `If-Match`. */
export const VersionTag = () => UseInterceptors(VersionTagInterceptor);

/** Describes the header that `IfMatch` reads. */
export const ApiIfMatch = () =>
  ApiHeader({
    name: 'If-Match',
    required: false,
    description: 'Refuse with 409 unless the post has this version, in quotes, such as `"3"`',
  });

/** The version that an update was made on, if the caller names one. */
export const IfMatch = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const ifMatch = context.switchToHttp().getRequest<Request>().get('if-match');
  if (ifMatch === undefined || partsOf(ifMatch).every((part) => tagPattern.test(part))) return ifMatch;
  throw new InvalidInputError('If-Match must be the version in quotes, such as "3"');
});

/** A version is also known by a weak tag, which proxies that compress make of it. */
const tagPattern = /^(?:\*|"[^"]*"|W\/"\d+")$/;

/** Throws StalePostError when the caller has read another version than the stored one. */
export function refuseStale(post: Post, ifMatch: string | undefined): void {
  if (ifMatch === undefined || ifMatch.trim() === '*') return;
  const tags = partsOf(ifMatch).map((tag) => tag.replace(/^W\//, ''));
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

const partsOf = (ifMatch: string) => ifMatch.split(',').map((part) => part.trim());

const tagOf = (version: number) => `"${version}"`;
