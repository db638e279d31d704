import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AppHistoryQuery } from '@site/contracts';
import type { ReleasedApp } from '@site/federation';
import { Paged } from '../../http/paged';
import { AppParam, AppPipe } from '../apps/app.pipe';
import { TokenMay } from '../tokens/token-may';
import { ReleaseHistoryEntry } from './release-history.presenter';
import { ReleaseHistoryService } from './release-history.service';

@ApiTags('releases')
@AppParam()
@Controller('releases/:app/history')
export class AppHistoryController {
  constructor(private readonly history: ReleaseHistoryService) {}

  /** Every change of what is live of the app, and what became of plans and requests; the newest first. */
  @Get()
  @TokenMay()
  @Paged(ReleaseHistoryEntry)
  listAppHistory(@Param('app', AppPipe) app: ReleasedApp, @Query() query: AppHistoryQuery) {
    return this.history.list({ ...query, app });
  }
}
