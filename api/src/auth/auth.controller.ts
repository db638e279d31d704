import { Controller, Get, Redirect, Req, Res, UseGuards } from '@nestjs/common';
import { ApiFoundResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { User } from '../users/user.entity';
import { CurrentUser, presentCurrentUser } from '../users/user.presenter';
import { CurrentSessionService } from './sessions/current-session.service';
import { SignedIn } from './access/signed-in.decorator';
import { SignedInGuard } from './access/signed-in-only';

@ApiTags('public')
@Controller('auth')
export class AuthController {
  constructor(private readonly sessions: CurrentSessionService) {}

  /** Everybody may ask; 401 says that nobody is signed in. */
  @Get('user')
  @UseGuards(SignedInGuard)
  @ApiOkResponse({ type: CurrentUser })
  getCurrentUser(@SignedIn() user: User) {
    return presentCurrentUser(user);
  }

  @Get('logout')
  @Redirect('/', 302)
  @ApiFoundResponse({ description: 'Signed out; redirects to the home page' })
  logout(@Req() request: Request, @Res({ passthrough: true }) response: Response) {
    return this.sessions.end(request, response);
  }
}
