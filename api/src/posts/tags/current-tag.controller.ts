import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { TagQuery } from '@site/contracts';
import { FormerTags } from './former-tags';
import { CurrentTag } from './tag.presenter';

@ApiTags('public')
@Controller('current-tag')
export class CurrentTagController {
  constructor(private readonly formerTags: FormerTags) {}

  /** Tells where links go on that name a tag of which no published post is left. */
  @Get()
  @ApiOkResponse({ type: CurrentTag })
  getCurrentTag(@Query() { name }: TagQuery) {
    return this.formerTags.findCurrent(name);
  }
}
