import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ReleaseTokenInput } from '@site/contracts';
import { AdminOnly } from '../../auth/access/admin-only';
import { SignedIn } from '../../auth/access/signed-in.decorator';
import { RecentSignIn } from '../../auth/sign-in/recent-sign-in';
import { User } from '../../users/user.entity';
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
  @ApiCreatedResponse({ type: MadeReleaseToken })
  createReleaseToken(@Body() input: ReleaseTokenInput, @SignedIn() by: User) {
    return this.tokens.create(input, by);
  }

  /** From this moment on nobody can use it. */
  @Delete(':id')
  @HttpCode(204)
  @ApiNoContentResponse()
  revokeReleaseToken(@Param('id') id: string) {
    return this.tokens.revoke(id);
  }
}
