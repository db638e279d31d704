import { Body, Controller, Delete, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiConflictResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { PostDraftInput, PostDraftQuery, PostInput } from '@site/contracts';
import { AdminOnly } from '../../auth/access/admin-only';
import { SignedIn } from '../../auth/access/signed-in.decorator';
import { IdPipe } from '../../http/id.pipe';
import { User } from '../../users/user.entity';
import { ApiIfMatch, IfMatch, VersionTag } from '../admin/version-tag';
import { EditablePost, StalePost } from '../post.presenter';
import { PostDraftsService } from './post-drafts.service';

@AdminOnly()
@ApiTags('admin')
@Controller('admin/posts/:id/draft')
export class PostDraftsController {
  constructor(private readonly drafts: PostDraftsService) {}

  /** Keeps changes that readers don't see, unfinished ones as well. Those with a time to be published at must be complete. */
  @Put()
  @VersionTag()
  @ApiOkResponse({ type: EditablePost })
  @ApiConflictResponse({ type: StalePost })
  savePostDraft(@Param('id', IdPipe) id: number, @Body() input: PostDraftInput, @SignedIn() by: User) {
    return this.drafts.save(id, input, by);
  }

  /**
   * Makes the changes public, as they are sent. Absent summary, coverImageUrl, videoUrl, mediaUrl and tags are cleared;
   * absent metaTitle, metaDescription, socialImageUrl and authorId stay as the post has them.
   */
  @Post('publish')
  @HttpCode(200)
  @VersionTag()
  @ApiIfMatch()
  @ApiOkResponse({ type: EditablePost })
  @ApiConflictResponse({ type: StalePost })
  publishPostDraft(
    @Param('id', IdPipe) id: number,
    @Query() { tag }: PostDraftQuery,
    @Body() input: PostInput,
    @SignedIn() by: User,
    @IfMatch() ifMatch?: string,
  ) {
    return this.drafts.publish(id, input, { by, ifMatch, tag });
  }

  @Delete()
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiConflictResponse({ type: StalePost })
  discardPostDraft(@Param('id', IdPipe) id: number, @Query() { tag }: PostDraftQuery) {
    return this.drafts.discard(id, tag);
  }
}
