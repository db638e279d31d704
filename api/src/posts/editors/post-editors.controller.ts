import { Body, Controller, Delete, Get, HttpCode, Param, Put, Query } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { PostEditorInput, UnsavedPostInput, UnsavedPostsQuery } from '@site/contracts';
import { NotAudited } from '../../audit/not-audited';
import { AdminOnly } from '../../auth/access/admin-only';
import { SignedIn } from '../../auth/access/signed-in.decorator';
import { User } from '../../users/user.entity';
import { EditorPipe } from './editor.pipe';
import { PostEditors, UnsavedPost } from './post-editor.presenter';
import { PostEditorsService } from './post-editors.service';

/** Its writes are no changes of a post: not audited, and outside the addresses whose writes clear cached responses. */
@AdminOnly()
@NotAudited()
@ApiTags('admin')
@Controller('admin/post-editors')
export class PostEditorsController {
  constructor(private readonly editors: PostEditorsService) {}

  /** What one's own editors have unsaved, on any device, the latest first. */
  @Get()
  @ApiOkResponse({ type: [UnsavedPost] })
  listUnsavedPosts(@Query() { post }: UnsavedPostsQuery, @SignedIn() user: User) {
    return this.editors.list(post ?? null, user);
  }

  /** Reports that an editor is open. To be repeated each half a minute. */
  @Put(':editor')
  @ApiOkResponse({ type: PostEditors })
  openPostEditor(@Param('editor', EditorPipe) editor: string, @Body() { post }: PostEditorInput, @SignedIn() by: User) {
    return this.editors.open(editor, post ?? null, by);
  }

  /** The editor was closed; what it has unsaved stays. */
  @Delete(':editor')
  @HttpCode(204)
  @ApiNoContentResponse()
  closePostEditor(@Param('editor', EditorPipe) editor: string, @SignedIn() by: User) {
    return this.editors.close(editor, by);
  }

  /** Stores what an editor has unsaved, and reports that it is open. */
  @Put(':editor/unsaved')
  @ApiOkResponse({ type: PostEditors })
  keepUnsavedPost(@Param('editor', EditorPipe) editor: string, @Body() input: UnsavedPostInput, @SignedIn() by: User) {
    return this.editors.keep(editor, input, by);
  }

  /** It was saved, or is not wanted any more. */
  @Delete(':editor/unsaved')
  @HttpCode(204)
  @ApiNoContentResponse()
  forgetUnsavedPost(@Param('editor', EditorPipe) editor: string, @SignedIn() by: User) {
    return this.editors.forget(editor, by);
  }
}
