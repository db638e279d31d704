import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ReleaseChangeQuery } from '@site/contracts';
import { AdminOnly } from '../../auth/access/admin-only';
import { Paged } from '../../http/paged';
import { presentChange, RecordedChange } from '../live/live.presenter';
import { LiveReleasesService } from '../live/live-releases.service';

@AdminOnly()
@ApiTags('releases')
@Controller('admin/release-changes')
export class ReleaseChangesController {
  constructor(private readonly live: LiveReleasesService) {}

  /** Every change of what is live, the newest first. */
  @Get()
  @Paged(RecordedChange)
  async listReleaseChanges(@Query() query: ReleaseChangeQuery) {
    const { items, total } = await this.live.page(query);
    return { items: items.map(presentChange), total };
  }
}
