import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ListQuery } from '@site/contracts';
import type { ReleasedApp } from '@site/federation';
import { Paged } from '../../http/paged';
import { AppNamePipe, AppParam } from '../apps/app.pipe';
import { TokenMay } from '../tokens/token-may';
import { CheckedVersion } from '../versions/release-version.presenter';
import { CheckedVersionsService } from './checked-versions.service';

@ApiTags('releases')
@AppParam()
@Controller('releases/:app/versions')
export class AppVersionsController {
  constructor(private readonly versions: CheckedVersionsService) {}

  /** What the gate says of each version; the newest first. */
  @Get()
  @TokenMay()
  @Paged(CheckedVersion)
  listAppVersions(@Param('app', AppNamePipe) app: ReleasedApp, @Query() query: ListQuery) {
    return this.versions.list(app, query);
  }
}
