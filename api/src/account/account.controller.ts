import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Req, Res } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { AccountInput, PasswordChange, PreferencesInput, SignInAgainInput } from '@site/contracts';
import type { Request, Response } from 'express';
import { NotAudited } from '../audit/not-audited';
import { RecentSignIn } from '../auth/sign-in/recent-sign-in';
import { SignedIn } from '../auth/access/signed-in.decorator';
import { SignedInOnly } from '../auth/access/signed-in-only';
import { User } from '../users/user.entity';
import { AccountDetails, AccountSession } from './account.presenter';
import { AccountService } from './account.service';
import { SignedInDevicesService } from './signed-in-devices.service';
import { NeedsNoDiskSpace } from '../database/disk-space.guard';

/** Open to every account, so it stands apart from /api/admin. */
@SignedInOnly()
@ApiTags('admin')
@Controller('auth/account')
export class AccountController {
  constructor(
    private readonly account: AccountService,
    private readonly sessions: SignedInDevicesService,
  ) {}

  @Get()
  @ApiOkResponse({ type: AccountDetails })
  getAccount(@SignedIn() user: User) {
    return this.account.get(user);
  }

  /** An absent profileImageUrl removes the picture. */
  @Put()
  @ApiOkResponse({ type: AccountDetails })
  updateAccount(@SignedIn() user: User, @Body() input: AccountInput, @Req() request: Request) {
    return this.account.update(user, input, request);
  }

  @Put('preferences')
  @HttpCode(204)
  @NotAudited()
  @ApiNoContentResponse()
  updatePreferences(@SignedIn() user: User, @Body() input: PreferencesInput) {
    return this.account.updatePreferences(user.id, input);
  }

  @Put('password')
  @HttpCode(204)
  @ApiNoContentResponse()
  changeOwnPassword(@SignedIn() user: User, @Body() input: PasswordChange, @Req() request: Request) {
    return this.account.changePassword(user, input, request);
  }

  /** Opens a new session in place of this one, which makes it a recent one. */
  @NeedsNoDiskSpace()
  @Post('sign-in-again')
  @HttpCode(204)
  @NotAudited()
  @ApiNoContentResponse()
  signInAgain(
    @SignedIn() user: User,
    @Body() input: SignInAgainInput,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.account.signInAgain(user, input, { request, response });
  }

  @Get('sessions')
  @ApiOkResponse({ type: [AccountSession] })
  listSessions(@SignedIn() user: User, @Req() { sessionID }: Request) {
    return this.sessions.list(user.id, sessionID);
  }

  @Delete('sessions/:id')
  @RecentSignIn()
  @HttpCode(204)
  @ApiNoContentResponse()
  endSession(@SignedIn() user: User, @Param('id') id: string) {
    return this.sessions.end(user.id, id);
  }

  @Delete('sessions')
  @RecentSignIn()
  @HttpCode(204)
  @ApiNoContentResponse()
  endOtherSessions(@SignedIn() user: User, @Req() { sessionID }: Request) {
    return this.sessions.endOthers(user.id, sessionID);
  }
}
