import { Controller, Param, Post, Req } from '@nestjs/common';
import { ApiCreatedResponse, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { AdminOnly } from '../auth/access/admin-only';
import { RecentSignIn } from '../auth/sign-in/recent-sign-in';
import { SentLink } from './link.presenter';
import { LinksService } from './links.service';

/** One-time links that admins make for users. */
@AdminOnly()
@ApiTags('admin')
@Controller('admin/users/:id')
export class UserLinksController {
  constructor(private readonly links: LinksService) {}

  @Post('invitation')
  @RecentSignIn()
  @ApiCreatedResponse({ type: SentLink })
  sendInvitation(@Param('id') id: string, @Req() request: Request) {
    return this.links.send(id, 'invitation', request);
  }

  @Post('password-reset')
  @RecentSignIn()
  @ApiCreatedResponse({ type: SentLink })
  sendPasswordReset(@Param('id') id: string, @Req() request: Request) {
    return this.links.send(id, 'reset', request);
  }
}
