import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ReleaseTokenInput } from '@site/contracts';
import { NotAudited } from '../../audit/not-audited';
import { AdminOnly } from '../../auth/access/admin-only';
import { RecentSignIn } from '../../auth/sign-in/recent-sign-in';
import { ActingAdmin } from '../admin/acting-admin';
import type { ReleaseActor } from './release-actor';
import { MadeReleaseToken, ReleaseTokenDetails } from './release-token.presenter';
import { ReleaseTokensService } from './release-tokens.service';

@AdminOnly()
@ApiTags('releases')
@Controller('admin/release-tokens')
export class ReleaseTokensController {
  constructor(private readonly tokens: ReleaseTokensService) {}

  /** The newest first, those too that were revoked or have expired. */
  @Get()
  @ApiOkResponse({ type: [ReleaseTokenDetails] })
  listReleaseTokens() {
    return this.tokens.list();
  }

  @Post()
  @RecentSignIn()
  @NotAudited()
  @ApiCreatedResponse({ type: MadeReleaseToken })
  createReleaseToken(@Body() input: ReleaseTokenInput, @ActingAdmin() by: ReleaseActor) {
    return this.tokens.create(input, by);
  }

  /** From this moment on nobody can use it. */
  @Delete(':id')
  @NotAudited()
  @HttpCode(204)
  @ApiNoContentResponse()
  revokeReleaseToken(@Param('id') id: string, @ActingAdmin() by: ReleaseActor) {
    return this.tokens.revoke(id, by);
  }
}
