import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import { ShellsOnly } from '../../auth/access/shells-only';
import { PostViewsService } from './post-views.service';
import { ViewReportInput } from './view-report-input.dto';

@ShellsOnly({
  variable: 'VIEWS_SECRET',
  of: (config) => config.viewsSecret,
  missing: 'Views are not counted: set VIEWS_SECRET to count them.',
})
@ApiTags('servers')
@Controller('post-views')
export class ViewReportsController {
  constructor(private readonly views: PostViewsService) {}

  /** How often a shell has shown posts since its last report. */
  @Post()
  @HttpCode(204)
  @ApiNoContentResponse()
  reportPostViews(@Body() report: ViewReportInput) {
    return this.views.receive(report);
  }
}
