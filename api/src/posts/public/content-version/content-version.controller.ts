import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ContentVersion } from './content-version.presenter';
import { ContentVersionService } from './content-version.service';

@ApiTags('servers')
@Controller('content-version')
export class ContentVersionController {
  constructor(private readonly content: ContentVersionService) {}

  /** For whoever keeps what was made of posts: it is good while this returns the same. */
  @Get()
  @ApiOkResponse({ type: ContentVersion })
  readContentVersion() {
    return this.content.read();
  }
}
