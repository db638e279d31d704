import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AdminPostsController } from './admin-posts.controller';
import { AdminPostsService } from './admin-posts.service';
import { ContentPreviewController } from './content-preview.controller';
import { Post } from './post.entity';
import { PostsController } from './posts.controller';
import { PublicPostsService } from './public-posts.service';

@Module({
  imports: [TypeOrmModule.forFeature([Post])],
  controllers: [PostsController, AdminPostsController, ContentPreviewController],
  providers: [PublicPostsService, AdminPostsService],
})
export class PostsModule {}
