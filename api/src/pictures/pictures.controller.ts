import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query, UploadedFile } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ListQuery, PictureInput, PicturesQuery, StoredPicture, UnusedPicturesInput } from '@site/contracts';
import { type Trace, Traced } from '../audit/trace-of';
import { AdminOnly } from '../auth/access/admin-only';
import { SignedIn } from '../auth/access/signed-in.decorator';
import { IdPipe } from '../http/id.pipe';
import { Paged } from '../http/paged';
import { User } from '../users/user.entity';
import { PictureLibraryService } from './picture-library.service';
import { PictureRemovalService } from './picture-removal.service';
import { PictureDeletion, PictureDetails, PictureReplacement, PictureSummary, PictureUse } from './picture.presenter';
import { PicturesService, type SentPicture } from './pictures.service';
import { ReceivesPicture } from './receives-picture';
import { ReplacePictureService } from './replace-picture.service';

@AdminOnly()
@ApiTags('admin')
@Controller('admin/pictures')
export class PicturesController {
  constructor(
    private readonly pictures: PicturesService,
    private readonly library: PictureLibraryService,
    private readonly removal: PictureRemovalService,
    private readonly replacement: ReplacePictureService,
  ) {}

  /** A picture that is there already is answered as it is, whatever its file is called now. */
  @Post()
  @ReceivesPicture()
  @ApiCreatedResponse({ type: StoredPicture })
  uploadPicture(@SignedIn() by: User, @UploadedFile() file?: SentPicture) {
    return this.pictures.add(file, by);
  }

  @Get()
  @Paged(PictureDetails)
  listPictures(@Query() query: PicturesQuery) {
    return this.library.list(query);
  }

  @Get('summary')
  @ApiOkResponse({ type: PictureSummary })
  getPictureSummary() {
    return this.library.summarise();
  }

  /** 409 unless there are as many as the caller has been told. */
  @Post('delete-unused')
  @HttpCode(200)
  @ApiOkResponse({ type: PictureDeletion })
  deleteUnusedPictures(@Body() { pictures }: UnusedPicturesInput) {
    return this.removal.deleteUnused(pictures);
  }

  @Get(':id')
  @ApiOkResponse({ type: PictureDetails })
  getPicture(@Param('id', IdPipe) id: number) {
    return this.library.get(id);
  }

  @Get(':id/uses')
  @Paged(PictureUse)
  listPictureUses(@Param('id', IdPipe) id: number, @Query() query: ListQuery) {
    return this.library.listUses(id, query);
  }

  @Patch(':id')
  @ApiOkResponse({ type: PictureDetails })
  updatePicture(@Param('id', IdPipe) id: number, @Body() input: PictureInput) {
    return this.library.update(id, input);
  }

  /** Every post that shows the picture shows the new one; the old one stays, unused. */
  @Post(':id/replacement')
  @HttpCode(200)
  @ReceivesPicture()
  @ApiOkResponse({ type: PictureReplacement })
  replacePicture(
    @Param('id', IdPipe) id: number,
    @SignedIn() by: User,
    @Traced() trace: Trace,
    @UploadedFile() file?: SentPicture,
  ) {
    return this.replacement.replace(id, file, by, trace);
  }

  /** 409, which names the posts, while one of them shows it. */
  @Delete(':id')
  @HttpCode(204)
  @ApiNoContentResponse()
  deletePicture(@Param('id', IdPipe) id: number) {
    return this.removal.delete(id);
  }
}
