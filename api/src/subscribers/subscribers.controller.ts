import { Controller, Delete, Get, HttpCode, Param, Query } from '@nestjs/common';
import { ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import { SubscribersExportQuery, SubscribersQuery } from '@site/contracts';
import { AdminOnly } from '../auth/access/admin-only';
import { CsvFile } from '../csv/csv-file';
import { IdPipe } from '../http/id.pipe';
import { Paged } from '../http/paged';
import { SubscriberDetails } from './subscriber.presenter';
import { SubscribersService } from './subscribers.service';

@AdminOnly()
@ApiTags('admin')
@Controller('admin/subscribers')
export class SubscribersController {
  constructor(private readonly subscribers: SubscribersService) {}

  @Get()
  @Paged(SubscriberDetails)
  listSubscribers(@Query() query: SubscribersQuery) {
    return this.subscribers.list(query);
  }

  @Get('export.csv')
  @CsvFile()
  exportSubscribers(@Query() query: SubscribersExportQuery) {
    return this.subscribers.export(query);
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiNoContentResponse()
  deleteSubscriber(@Param('id', IdPipe) id: number) {
    return this.subscribers.delete(id);
  }
}
