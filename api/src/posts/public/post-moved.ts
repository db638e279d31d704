import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import type { Response } from 'express';

/** The requested post has another address now. */
export class PostMoved extends Error {
  constructor(readonly slug: string) {
    super(`Moved to ${slug}`);
  }
}

/** Redirects the caller. A client that does not follow finds the current slug in the body. */
@Catch(PostMoved)
export class PostMovedFilter implements ExceptionFilter<PostMoved> {
  catch({ slug }: PostMoved, host: ArgumentsHost): void {
    host.switchToHttp().getResponse<Response>().status(301).location(`/api/posts/${slug}`).json({ slug });
  }
}
