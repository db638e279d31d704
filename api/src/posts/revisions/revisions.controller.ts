import { Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiConflictResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ListQuery } from '@site/contracts';
import { AdminOnly } from '../../auth/access/admin-only';
import { SignedIn } from '../../auth/access/signed-in.decorator';
import { IdPipe } from '../../http/id.pipe';
import { Paged } from '../../http/paged';
import { User } from '../../users/user.entity';
import { EditablePost, StalePost } from '../post.presenter';
import { ApiIfMatch, IfMatch, VersionTag } from '../admin/version-tag';
import { Revision, RevisionSummary } from './revision.presenter';
import { RevisionsService } from './revisions.service';

@AdminOnly()
@ApiTags('admin')
@Controller('admin/posts/:id/revisions')
export class RevisionsController {
  constructor(private readonly revisions: RevisionsService) {}

  @Get()
  @Paged(RevisionSummary)
  listRevisions(@Param('id', IdPipe) id: number, @Query() query: ListQuery) {
    return this.revisions.list(id, query);
  }

  @Get(':number')
  @ApiOkResponse({ type: Revision })
  getRevision(@Param('id', IdPipe) id: number, @Param('number', IdPipe) number: number) {
    return this.revisions.get(id, number);
  }

  @Post(':number/restore')
  @HttpCode(200)
  @VersionTag()
  @ApiIfMatch()
  @ApiOkResponse({ type: EditablePost })
  @ApiConflictResponse({ type: StalePost })
  restoreRevision(
    @Param('id', IdPipe) id: number,
    @Param('number', IdPipe) number: number,
    @SignedIn() by: User,
    @IfMatch() ifMatch?: string,
  ) {
    return this.revisions.restore(id, number, by, ifMatch);
  }
}
