import { Body, Controller, Get, HttpCode, Post, Req, Res, UseGuards } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { LoginInput, SecondFactorInput } from '@site/contracts';
import type { Request, Response } from 'express';
import { NotAudited } from '../audit/not-audited';
import { SecondFactorRequired } from '../second-factor/second-factor.presenter';
import { User } from '../users/user.entity';
import { AdminSession, CurrentUser, presentAdminSession } from '../users/user.presenter';
import { LoginGuard } from './sign-in/login.guard';
import { SignInService } from './sign-in/sign-in.service';
import { SignedIn } from './access/signed-in.decorator';
import { SignedInGuard } from './access/signed-in-only';
import { NeedsNoDiskSpace } from '../database/disk-space.guard';

/** Open to every account: what the admin area is asked before it knows who is there. */
@ApiTags('admin')
@Controller('admin')
export class AdminAuthController {
  constructor(private readonly signIn: SignInService) {}

  @NeedsNoDiskSpace()
  @Post('login')
  @HttpCode(200)
  @NotAudited()
  @UseGuards(LoginGuard)
  @ApiOkResponse({ type: CurrentUser })
  @ApiAcceptedResponse({
    type: SecondFactorRequired,
    description: 'The password is correct; the next step asks for a code',
  })
  login(
    @Body() _input: LoginInput,
    @SignedIn() user: User,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.signIn.respond(user, request, response);
  }

  @NeedsNoDiskSpace()
  @Post('login/second-factor')
  @HttpCode(200)
  @NotAudited()
  @ApiOkResponse({ type: CurrentUser })
  loginWithSecondFactor(
    @Body() { code }: SecondFactorInput,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.signIn.withCode(code, request, response);
  }

  /** Everybody may ask; 401 says that nobody is signed in. */
  @Get('auth')
  @UseGuards(SignedInGuard)
  @ApiOkResponse({ type: AdminSession })
  getAdminSession(@SignedIn() user: User) {
    return presentAdminSession(user);
  }
}
