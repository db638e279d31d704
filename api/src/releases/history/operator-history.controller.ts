import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ReleaseHistoryQuery } from '@site/contracts';
import { Paged } from '../../http/paged';
import { OperatorMay } from '../tokens/token-may';
import { ReleaseHistoryEntry } from './release-history.presenter';
import { ReleaseHistoryService } from './release-history.service';

/** The console's history, for whoever runs the product. */
@ApiTags('releases')
@Controller('release-history')
export class OperatorHistoryController {
  constructor(private readonly history: ReleaseHistoryService) {}

  /** Of all apps, or of one; the newest first. */
  @Get()
  @OperatorMay()
  @Paged(ReleaseHistoryEntry)
  listHistory(@Query() query: ReleaseHistoryQuery) {
    return this.history.list(query);
  }
}
