import { Controller, Get, Param, Query, UseFilters, UseInterceptors } from '@nestjs/common';
import { ApiMovedPermanentlyResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { PostsQuery } from '@site/contracts';
import { Paged } from '../../http/paged';
import { PublicReads } from '../../http/public-reads';
import { PostMovedFilter } from './post-moved';
import { PostDetails, PostSummary } from '../post.presenter';
import { PublicPostsService } from './public-posts.service';
import { RelatedPostsReader } from './related-posts';
import { RelatedPosts } from './related-posts.presenter';

@ApiTags('public')
@UseInterceptors(PublicReads)
@Controller('posts')
export class PostsController {
  constructor(
    private readonly posts: PublicPostsService,
    private readonly relatedPosts: RelatedPostsReader,
  ) {}

  @Get()
  @Paged(PostSummary)
  listPosts(@Query() query: PostsQuery) {
    return this.posts.list(query);
  }

  @Get(':slug')
  @UseFilters(PostMovedFilter)
  @ApiOkResponse({ type: PostDetails })
  @ApiMovedPermanentlyResponse({ description: 'The post has a new slug, named by `Location` and `slug`' })
  getPost(@Param('slug') slug: string) {
    return this.posts.read(slug);
  }

  /** Empty for a slug that no published post has, a former one too. */
  @Get(':slug/related')
  @ApiOkResponse({ type: RelatedPosts })
  getRelatedPosts(@Param('slug') slug: string) {
    return this.relatedPosts.around(slug);
  }
}
