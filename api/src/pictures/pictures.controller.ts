import { Controller, Post, UploadedFile } from '@nestjs/common';
import { ApiCreatedResponse, ApiTags } from '@nestjs/swagger';
import { StoredPicture } from '@site/contracts';
import { AdminOnly } from '../auth/access/admin-only';
import { PicturesService } from './pictures.service';
import { ReceivesPicture } from './receives-picture';

@AdminOnly()
@ApiTags('admin')
@Controller('admin/pictures')
export class PicturesController {
  constructor(private readonly pictures: PicturesService) {}

  @Post()
  @ReceivesPicture()
  @ApiCreatedResponse({ type: StoredPicture })
  uploadPicture(@UploadedFile() file?: { buffer: Uint8Array }) {
    return this.pictures.add(file?.buffer);
  }
}
