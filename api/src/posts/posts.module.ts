import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PostAddressesController } from './addresses/post-addresses.controller';
import { PostAddressesService } from './addresses/post-addresses.service';
import { AdminPostsController } from './admin-posts.controller';
import { AdminPostsService } from './admin-posts.service';
import { ContentPreviewController } from './content-preview.controller';
import { BulkPostsService } from './bulk-posts.service';
import { ContentVersionController } from './content-version/content-version.controller';
import { ContentVersionService } from './content-version/content-version.service';
import { Post } from './post.entity';
import { PostsController } from './posts.controller';
import { PreviewLinkEntry } from './previews/preview-link.entity';
import { PreviewLinksController } from './previews/preview-links.controller';
import { PreviewsController } from './previews/previews.controller';
import { PreviewsService } from './previews/previews.service';
import { PublicPostsService } from './public-posts.service';
import { PublishedPosts } from './published-posts';
import { RevisionsController } from './revisions/revisions.controller';
import { RevisionsService } from './revisions/revisions.service';
import { ScheduledPublisher } from './scheduled-publisher';
import { SlugsController } from './slugs/slugs.controller';
import { SlugsService } from './slugs/slugs.service';

@Module({
  imports: [TypeOrmModule.forFeature([Post, PreviewLinkEntry])],
  controllers: [
    PostsController,
    PostAddressesController,
    ContentVersionController,
    PreviewsController,
    // Before posts: its address would else be read as that of a post.
    SlugsController,
    AdminPostsController,
    ContentPreviewController,
    PreviewLinksController,
    RevisionsController,
  ],
  providers: [
    PublicPostsService,
    PublishedPosts,
    AdminPostsService,
    BulkPostsService,
    ContentVersionService,
    PostAddressesService,
    PreviewsService,
    RevisionsService,
    ScheduledPublisher,
    SlugsService,
  ],
})
export class PostsModule {}
