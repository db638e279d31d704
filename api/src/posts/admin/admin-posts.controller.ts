import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Put, Query } from '@nestjs/common';
import { ApiConflictResponse, ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { AdminPostsQuery, PostInput, PostsBulkInput } from '@site/contracts';
import { NotAudited } from '../../audit/not-audited';
import { type Trace, Traced } from '../../audit/trace-of';
import { AdminOnly } from '../../auth/access/admin-only';
import { SignedIn } from '../../auth/access/signed-in.decorator';
import { IdPipe } from '../../http/id.pipe';
import { Paged } from '../../http/paged';
import { User } from '../../users/user.entity';
import { AdminPostsService } from './admin-posts.service';
import { BulkPostsService } from './bulk-posts.service';
import { DuplicatePostService } from './duplicate-post.service';
import { PinPostService } from './pin-post.service';
import { BulkResult } from './bulk-result.presenter';
import { AdminPostSummary, EditablePost, StalePost } from '../post.presenter';
import { ApiIfMatch, IfMatch, VersionTag } from './version-tag';

@AdminOnly()
@ApiTags('admin')
@Controller('admin/posts')
export class AdminPostsController {
  constructor(
    private readonly posts: AdminPostsService,
    private readonly bulk: BulkPostsService,
    private readonly duplicates: DuplicatePostService,
    private readonly pins: PinPostService,
  ) {}

  @Get()
  @Paged(AdminPostSummary)
  listAdminPosts(@Query() query: AdminPostsQuery) {
    return this.posts.list(query);
  }

  @Get(':id')
  @VersionTag()
  @ApiOkResponse({ type: EditablePost })
  getAdminPost(@Param('id', IdPipe) id: number) {
    return this.posts.get(id);
  }

  @Post()
  // Its line in the audit log is a part of its one statement.
  @NotAudited()
  @VersionTag()
  @ApiCreatedResponse({ type: EditablePost })
  createPost(@Body() input: PostInput, @SignedIn() author: User, @Traced() trace: Trace) {
    return this.posts.create(input, author, trace);
  }

  /** Answers 200 also when it failed for some posts; the answer names them. */
  @Post('bulk')
  @HttpCode(200)
  @ApiOkResponse({ type: BulkResult })
  changePosts(@Body() input: PostsBulkInput, @SignedIn() by: User) {
    return this.bulk.run(input, by);
  }

  /** A draft with the same text, under the next free slug. */
  @Post(':id/duplicate')
  // As of every new post.
  @NotAudited()
  @VersionTag()
  @ApiCreatedResponse({ type: EditablePost })
  duplicatePost(@Param('id', IdPipe) id: number, @SignedIn() author: User, @Traced() trace: Trace) {
    return this.duplicates.duplicate(id, author, trace);
  }

  /** Begins the public list with a published post, instead of the one with which it began. Answers 409 for a draft. */
  @Put(':id/pin')
  @HttpCode(204)
  @ApiNoContentResponse()
  pinPost(@Param('id', IdPipe) id: number) {
    return this.pins.pin(id);
  }

  @Delete(':id/pin')
  @HttpCode(204)
  @ApiNoContentResponse()
  unpinPost(@Param('id', IdPipe) id: number) {
    return this.pins.unpin(id);
  }

  /**
   * Absent summary, coverImageUrl, videoUrl, mediaUrl and tags are cleared; absent status, publishAt, metaTitle,
   * metaDescription, socialImageUrl and authorId stay.
   */
  @Put(':id')
  @VersionTag()
  @ApiIfMatch()
  @ApiOkResponse({ type: EditablePost })
  @ApiConflictResponse({ type: StalePost })
  updatePost(
    @Param('id', IdPipe) id: number,
    @Body() input: PostInput,
    @SignedIn() by: User,
    @IfMatch() ifMatch?: string,
  ) {
    return this.posts.update(id, input, by, ifMatch);
  }

  @Patch(':id/publish')
  @VersionTag()
  @ApiIfMatch()
  @ApiOkResponse({ type: EditablePost })
  @ApiConflictResponse({ type: StalePost })
  publishPost(@Param('id', IdPipe) id: number, @SignedIn() by: User, @IfMatch() ifMatch?: string) {
    return this.posts.publish(id, by, ifMatch);
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiNoContentResponse()
  deletePost(@Param('id', IdPipe) id: number) {
    return this.posts.delete(id);
  }
}
