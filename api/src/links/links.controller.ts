import { Body, Controller, HttpCode, Ip, Post, Req } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { LinkInput, LinkPasswordInput } from '@site/contracts';
import type { Request } from 'express';
import { NotAudited } from '../audit/not-audited';
import { LinkDetails } from './link.presenter';
import { LinkUseService } from './link-use.service';

/** Open to whoever holds a link. It records its uses itself: whose they are does not depend on who is signed in. */
@ApiTags('admin')
@NotAudited()
@Controller('auth/link')
export class LinksController {
  constructor(private readonly links: LinkUseService) {}

  @Post()
  @HttpCode(200)
  @ApiOkResponse({ type: LinkDetails })
  inspectLink(@Body() { token }: LinkInput, @Ip() address: string) {
    return this.links.inspect(token, address);
  }

  @Post('password')
  @HttpCode(204)
  @ApiNoContentResponse()
  setPasswordByLink(@Body() input: LinkPasswordInput, @Req() request: Request) {
    return this.links.setPassword(input, request);
  }
}
