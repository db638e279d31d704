import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { SlugQuery } from '@site/contracts';
import { AdminOnly } from '../../auth/access/admin-only';
import { SlugCheck } from './slug-check.presenter';
import { SlugsService } from './slugs.service';

@AdminOnly()
@ApiTags('admin')
@Controller('admin/posts/slug')
export class SlugsController {
  constructor(private readonly slugs: SlugsService) {}

  @Get()
  @ApiOkResponse({ type: SlugCheck })
  checkSlug(@Query() query: SlugQuery) {
    return this.slugs.check(query);
  }
}
