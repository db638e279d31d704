import { Module } from '@nestjs/common';
import { ApiConfig } from '../config/api-config';
import { openFileStore } from '../files/open-file-store';
import { PICTURE_FILES, pictureFiles } from './picture-files';
import { PictureLibraryService } from './picture-library.service';
import { PictureRegister } from './picture-register';
import { PictureRemovalService } from './picture-removal.service';
import { PicturesController } from './pictures.controller';
import { PicturesService } from './pictures.service';
import { ReplacePictureService } from './replace-picture.service';

@Module({
  controllers: [PicturesController],
  providers: [
    PicturesService,
    PictureLibraryService,
    PictureRemovalService,
    ReplacePictureService,
    PictureRegister,
    {
      provide: PICTURE_FILES,
      inject: [ApiConfig],
      useFactory: (config: ApiConfig) => openFileStore(config, pictureFiles),
    },
  ],
  exports: [PICTURE_FILES],
})
export class PicturesModule {}
