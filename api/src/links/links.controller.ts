import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { LinkInput, LinkPasswordInput } from '@site/contracts';
import { networkOf } from '@site/http';
import type { Request, Response } from 'express';
import { NotAudited } from '../audit/not-audited';
import { LinkDetails } from './link.presenter';
import { LinkUseService } from './link-use.service';
import { NeedsNoDiskSpace } from '../database/disk-space.guard';

/** Open to whoever holds a link. It records its uses itself: whose they are does not depend on who is signed in. */
@ApiTags('admin')
@NotAudited()
@Controller('auth/link')
export class LinksController {
  constructor(private readonly links: LinkUseService) {}

  @NeedsNoDiskSpace()
  @Post()
  @HttpCode(200)
  @ApiOkResponse({ type: LinkDetails })
  inspectLink(@Body() { token }: LinkInput, @Req() request: Request) {
    return this.links.inspect(token, networkOf(request));
  }

  @Post('password')
  @HttpCode(204)
  @ApiNoContentResponse()
  setPasswordByLink(
    @Body() input: LinkPasswordInput,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.links.setPassword(input, request, response);
  }
}
