import { Module } from '@nestjs/common';
import { ApiConfig } from '../config/api-config';
import { openFileStore } from '../files/open-file-store';
import { PICTURE_FILES, pictureFiles } from './picture-files';
import { PicturesController } from './pictures.controller';
import { PicturesService } from './pictures.service';

@Module({
  controllers: [PicturesController],
  providers: [
    PicturesService,
    {
      provide: PICTURE_FILES,
      inject: [ApiConfig],
      useFactory: (config: ApiConfig) => openFileStore(config, pictureFiles),
    },
  ],
  exports: [PICTURE_FILES],
})
export class PicturesModule {}
