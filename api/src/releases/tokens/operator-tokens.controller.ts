import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ReleaseTokenInput } from '@site/contracts';
import type { ReleaseActor } from './release-actor';
import { MadeReleaseToken, ReleaseTokenDetails } from './release-token.presenter';
import { ReleaseTokensService } from './release-tokens.service';
import { Actor, OperatorMay } from './token-may';

/** What admins do with tokens in the console, for whoever runs the product: no other token may make one. */
@ApiTags('releases')
@Controller('release-tokens')
export class OperatorTokensController {
  constructor(private readonly tokens: ReleaseTokensService) {}

  /** The newest first, those too that were revoked or have expired. */
  @Get()
  @OperatorMay()
  @ApiOkResponse({ type: [ReleaseTokenDetails] })
  listTokens() {
    return this.tokens.list();
  }

  @Post()
  @OperatorMay()
  @ApiCreatedResponse({ type: MadeReleaseToken })
  createToken(@Body() input: ReleaseTokenInput, @Actor() by: ReleaseActor) {
    return this.tokens.create(input, by);
  }

  /** From this moment on nobody can use it. */
  @Delete(':id')
  @OperatorMay()
  @HttpCode(204)
  @ApiNoContentResponse()
  revokeToken(@Param('id') id: string, @Actor() by: ReleaseActor) {
    return this.tokens.revoke(id, by);
  }
}
