import { Body, Controller, Get, HttpCode, Post, Req } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ForgottenPasswordInput } from '@site/contracts';
import type { Request } from 'express';
import { NotAudited } from '../audit/not-audited';
import { ForgottenPasswordService } from './forgotten-password.service';
import { PasswordHelp } from './link.presenter';

/** Open to everybody. The mail that is sent is recorded, not who asked: nobody is signed in. */
@ApiTags('admin')
@NotAudited()
@Controller('auth/forgotten-password')
export class ForgottenPasswordController {
  constructor(private readonly forgottenPassword: ForgottenPasswordService) {}

  @Get()
  @ApiOkResponse({ type: PasswordHelp })
  getPasswordHelp(@Req() request: Request) {
    return this.forgottenPassword.help(request);
  }

  @Post()
  @HttpCode(204)
  @ApiNoContentResponse()
  requestPasswordReset(@Body() input: ForgottenPasswordInput, @Req() request: Request) {
    return this.forgottenPassword.request(input, request);
  }
}
