import { Module } from '@nestjs/common';
import { PostAddressesController } from './public/addresses/post-addresses.controller';
import { PostAddressesService } from './public/addresses/post-addresses.service';
import { AdminPostsController } from './admin/admin-posts.controller';
import { AdminPostsService } from './admin/admin-posts.service';
import { ContentPreviewController } from './admin/content-preview.controller';
import { BulkPostsService } from './admin/bulk-posts.service';
import { DuplicatePostService } from './admin/duplicate-post.service';
import { PinPostService } from './admin/pin-post.service';
import { ContentVersionController } from './public/content-version/content-version.controller';
import { ContentVersionService } from './public/content-version/content-version.service';
import { DueChangesService } from './drafts/due-changes.service';
import { PostDraftsController } from './drafts/post-drafts.controller';
import { PostDraftsService } from './drafts/post-drafts.service';
import { IndexNow } from './index-now/index-now';
import { PostEditorsController } from './editors/post-editors.controller';
import { PostEditorsService } from './editors/post-editors.service';
import { PostsController } from './public/posts.controller';
import { PreviewLinksController } from './previews/preview-links.controller';
import { PreviewsController } from './previews/previews.controller';
import { PreviewsService } from './previews/previews.service';
import { PublicPostsService } from './public/public-posts.service';
import { PublishedPosts } from './public/published-posts';
import { RelatedPostsReader } from './public/related-posts';
import { RevisionsController } from './revisions/revisions.controller';
import { RevisionsService } from './revisions/revisions.service';
import { ScheduledPublisher } from './scheduling/scheduled-publisher';
import { SlugsController } from './slugs/slugs.controller';
import { SlugsService } from './slugs/slugs.service';
import { CurrentTagController } from './tags/current-tag.controller';
import { FormerTags } from './tags/former-tags';
import { TagsController } from './tags/tags.controller';
import { TagsService } from './tags/tags.service';
import { PostViewsController } from './views/post-views.controller';
import { PostViewsService } from './views/post-views.service';
import { ViewReportsController } from './views/view-reports.controller';

@Module({
  controllers: [
    PostsController,
    PostAddressesController,
    ContentVersionController,
    CurrentTagController,
    PreviewsController,
    // Before posts: their addresses would else be read as those of posts.
    SlugsController,
    TagsController,
    AdminPostsController,
    ContentPreviewController,
    PostDraftsController,
    PostEditorsController,
    PreviewLinksController,
    PostViewsController,
    RevisionsController,
    ViewReportsController,
  ],
  providers: [
    PublicPostsService,
    PublishedPosts,
    RelatedPostsReader,
    AdminPostsService,
    BulkPostsService,
    DuplicatePostService,
    ContentVersionService,
    DueChangesService,
    FormerTags,
    IndexNow,
    PinPostService,
    PostAddressesService,
    PostDraftsService,
    PostEditorsService,
    PostViewsService,
    PreviewsService,
    RevisionsService,
    ScheduledPublisher,
    SlugsService,
    TagsService,
  ],
})
export class PostsModule {}
