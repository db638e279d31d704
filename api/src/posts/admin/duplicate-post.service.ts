import { Injectable } from '@nestjs/common';
import { limits } from '@site/contracts';
import type { Trace } from '../../audit/trace-of';
import { ConflictError } from '../../errors/errors';
import type { User } from '../../users/user.entity';
import { pick } from '../pick';
import { textFields } from '../post-fields.entity';
import type { EditablePost } from '../post.presenter';
import { SlugsService } from '../slugs/slugs.service';
import { AdminPostsService } from './admin-posts.service';

const mark = ' (copy)';

/** Begins a post with the text of another. */
@Injectable()
export class DuplicatePostService {
  constructor(
    private readonly posts: AdminPostsService,
    private readonly slugs: SlugsService,
  ) {}

  /** A draft of whoever asks, under the next free slug, with a history of its own. */
  async duplicate(id: number, author: User, trace: Trace): Promise<EditablePost> {
    const post = await this.posts.get(id);
    const { suggestion } = await this.slugs.check({ slug: post.slug });
    if (!suggestion) throw new ConflictError('No slug is left for another copy of this post.');
    const changed = { title: shortened(post.title) + mark, slug: suggestion, status: 'draft' as const };
    return this.posts.create({ ...pick(post, textFields), ...changed }, author, trace);
  }
}

/** So that the mark has room, and no character is cut in two. */
const shortened = (title: string): string => title.slice(0, limits.title - mark.length).replace(/[\uD800-\uDBFF]$/, '');
