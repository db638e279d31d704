import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { AdminOnly } from '../../auth/access/admin-only';
import { IdPipe } from '../../http/id.pipe';
import { PostViews } from './post-views.presenter';
import { PostViewsService } from './post-views.service';

@AdminOnly()
@ApiTags('admin')
@Controller('admin/posts/:id/views')
export class PostViewsController {
  constructor(private readonly views: PostViewsService) {}

  /** How often the post was viewed in each of the last 12 weeks, this one included. */
  @Get()
  @ApiOkResponse({ type: PostViews })
  getPostViews(@Param('id', IdPipe) id: number) {
    return this.views.read(id);
  }
}
