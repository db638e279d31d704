import { type ExecutionContext, createParamDecorator } from '@nestjs/common';
import type { Request } from 'express';
import type { User } from '../../users/user.entity';

declare global {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- the way Express offers to type request.user
  namespace Express {
    // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- merges with the interface of passport
    interface User extends AppUser {}
  }
}
type AppUser = User;

/** The user behind the request's session. Only behind a guard that demands one. */
export const SignedIn = createParamDecorator(
  (_: unknown, context: ExecutionContext) => context.switchToHttp().getRequest<Request>().user,
);
