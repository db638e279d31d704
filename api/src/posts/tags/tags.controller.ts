import { Body, Controller, Delete, Get, HttpCode, Put, Query } from '@nestjs/common';
import { ApiConflictResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { TagQuery, TagRenameInput, TagsQuery } from '@site/contracts';
import { NotAudited } from '../../audit/not-audited';
import { type Trace, Traced } from '../../audit/trace-of';
import { AdminOnly } from '../../auth/access/admin-only';
import { SignedIn } from '../../auth/access/signed-in.decorator';
import { Paged } from '../../http/paged';
import { User } from '../../users/user.entity';
import { TagChange, TagSummary, TagTaken } from './tag.presenter';
import { TagsService } from './tags.service';

@AdminOnly()
@ApiTags('admin')
@Controller('admin/posts/tags')
export class TagsController {
  constructor(private readonly tags: TagsService) {}

  /** From A to Z. */
  @Get()
  @Paged(TagSummary)
  listTags(@Query() query: TagsQuery) {
    return this.tags.list(query);
  }

  /** At all posts. 409 where posts have the new name, which it tells, and `merge` is not true; or for too many posts. */
  @Put()
  // Its lines in the audit log are written with the change.
  @NotAudited()
  @ApiOkResponse({ type: TagChange })
  @ApiConflictResponse({ type: TagTaken })
  renameTag(@Body() input: TagRenameInput, @SignedIn() by: User, @Traced() trace: Trace) {
    return this.tags.rename(input, { by, trace });
  }

  /** From all posts, which stay. 409 for too many posts. */
  @Delete()
  @HttpCode(200)
  // As of a new name.
  @NotAudited()
  @ApiOkResponse({ type: TagChange })
  removeTag(@Query() { name }: TagQuery, @SignedIn() by: User, @Traced() trace: Trace) {
    return this.tags.remove(name, { by, trace });
  }
}
