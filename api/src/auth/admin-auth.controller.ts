import { Body, Controller, Get, HttpCode, Post, Req, Res, UseGuards } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { LoginInput } from '@site/contracts';
import type { Request, Response } from 'express';
import { User } from '../users/user.entity';
import { CurrentUser, presentCurrentUser } from '../users/user.presenter';
import { LoginGuard } from './login.guard';
import { SessionService } from './session.service';
import { SignedIn } from './signed-in.decorator';
import { SignedInGuard } from './signed-in.guard';

/** Open to every account: what the admin area is asked before it knows who is there. */
@ApiTags('admin')
@Controller('admin')
export class AdminAuthController {
  constructor(private readonly sessions: SessionService) {}

  @Post('login')
  @HttpCode(200)
  @UseGuards(LoginGuard)
  @ApiOkResponse({ type: CurrentUser })
  login(
    @Body() _input: LoginInput,
    @SignedIn() user: User,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.sessions.begin(user, request, response);
  }

  @Get('auth')
  @UseGuards(SignedInGuard)
  @ApiOkResponse({ type: CurrentUser })
  getAdminSession(@SignedIn() user: User) {
    return presentCurrentUser(user);
  }
}
