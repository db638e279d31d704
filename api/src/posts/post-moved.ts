import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import type { Response } from 'express';

/** The post that was asked for has another address now. */
export class PostMoved extends Error {
  constructor(readonly slug: string) {
    super(`Moved to ${slug}`);
  }
}

/** Sends the caller on. Who does not follow finds the present slug in the body. */
@Catch(PostMoved)
export class PostMovedFilter implements ExceptionFilter<PostMoved> {
  catch({ slug }: PostMoved, host: ArgumentsHost): void {
    host.switchToHttp().getResponse<Response>().status(301).location(`/api/posts/${slug}`).json({ slug });
  }
}
