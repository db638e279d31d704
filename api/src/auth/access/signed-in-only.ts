import { UseGuards, applyDecorators } from '@nestjs/common';
import { ApiCookieAuth } from '@nestjs/swagger';
import { SignedInGuard } from './signed-in.guard';

/** Opens a controller to every account. */
export function SignedInOnly() {
  return applyDecorators(UseGuards(SignedInGuard), ApiCookieAuth());
}
