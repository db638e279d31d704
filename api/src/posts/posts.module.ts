import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AdminPostsController } from './admin-posts.controller';
import { AdminPostsService } from './admin-posts.service';
import { ContentPreviewController } from './content-preview.controller';
import { BulkPostsService } from './bulk-posts.service';
import { Post } from './post.entity';
import { PostsController } from './posts.controller';
import { PreviewsController } from './previews.controller';
import { PreviewsService } from './previews.service';
import { PublicPostsService } from './public-posts.service';
import { ScheduledPublisher } from './scheduled-publisher';

@Module({
  imports: [TypeOrmModule.forFeature([Post])],
  controllers: [PostsController, PreviewsController, AdminPostsController, ContentPreviewController],
  providers: [PublicPostsService, AdminPostsService, BulkPostsService, PreviewsService, ScheduledPublisher],
})
export class PostsModule {}
