import { Module } from '@nestjs/common';
import path from 'node:path';
import { ApiConfig } from '../config/api-config';
import { DiskPictureStore } from './disk-picture-store';
import { PictureStore } from './picture-store';
import { PicturesController } from './pictures.controller';
import { PicturesService } from './pictures.service';
import { S3PictureStore } from './s3-picture-store';

@Module({
  controllers: [PicturesController],
  providers: [
    PicturesService,
    {
      provide: PictureStore,
      inject: [ApiConfig],
      useFactory: ({ pictures, mediaDir }: ApiConfig) =>
        pictures.s3 ? new S3PictureStore(pictures.s3) : new DiskPictureStore(path.join(mediaDir, 'uploads')),
    },
  ],
  exports: [PictureStore],
})
export class PicturesModule {}
