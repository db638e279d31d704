import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ReleaseHistoryQuery } from '@site/contracts';
import { AdminOnly } from '../../auth/access/admin-only';
import { Paged } from '../../http/paged';
import { ReleaseHistoryEntry } from './release-history.presenter';
import { ReleaseHistoryService } from './release-history.service';

@AdminOnly()
@ApiTags('releases')
@Controller('admin/release-history')
export class ReleaseHistoryController {
  constructor(private readonly history: ReleaseHistoryService) {}

  /** Every change of what is live, and what became of plans; the newest first. */
  @Get()
  @Paged(ReleaseHistoryEntry)
  listReleaseHistory(@Query() query: ReleaseHistoryQuery) {
    return this.history.list(query);
  }
}
