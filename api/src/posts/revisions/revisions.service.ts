import { Injectable } from '@nestjs/common';
import { type ListQuery, limits } from '@site/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { NotFoundError } from '../../errors/errors';
import type { Page } from '../../http/paged';
import type { User } from '../../users/user.entity';
import { PostDraftEntry } from '../drafts/post-draft.entity';
import { pick } from '../pick';
import { textFields } from '../post-fields.entity';
import { Post } from '../post.entity';
import { type EditablePost, presentEditable } from '../post.presenter';
import { changePost, postNotFound } from '../admin/write-post';
import { PostRevision } from './post-revision.entity';
import { type Revision, type RevisionSummary, presentRevision, presentRevisionSummary } from './revision.presenter';

/** The history of each post. */
@Injectable()
export class RevisionsService {
  constructor(private readonly dataSource: DataSource) {}

  /** Newest first. */
  async list(postId: number, { limit = limits.page.default, offset = 0 }: ListQuery): Promise<Page<RevisionSummary>> {
    const { manager } = this.dataSource;
    if (!(await manager.existsBy(Post, { id: postId }))) throw postNotFound();
    const [revisions, total] = await manager.findAndCount(PostRevision, {
      select: {
        ...{ postId: true, number: true, savedAt: true, savedById: true, savedByName: true },
        ...{ changed: true, restoredFrom: true },
      },
      where: { postId },
      order: { number: 'DESC' },
      take: limit,
      skip: offset,
    });
    return { items: revisions.map(presentRevisionSummary), total };
  }

  async get(postId: number, number: number): Promise<Revision> {
    return presentRevision(await find(this.dataSource.manager, postId, number));
  }

  /**
   * Brings a revision's text back as a new save. Where the post stands, its slug, and when visitors see it, its
   * status and its time, stay: an old text must not publish, hide or move a page.
   */
  async restore(postId: number, number: number, by: User, ifMatch: string | undefined): Promise<EditablePost> {
    return this.dataSource.transaction(async (manager) => {
      const revision = await find(manager, postId, number);
      const post = await changePost(manager, postId, { by, ifMatch, restoredFrom: number }, (current) => {
        Object.assign(current, pick(revision, textFields));
      });
      return presentEditable(post, await manager.findOneBy(PostDraftEntry, { postId }));
    });
  }
}

async function find(manager: EntityManager, postId: number, number: number): Promise<PostRevision> {
  const revision = await manager.findOneBy(PostRevision, { postId, number });
  if (!revision) throw new NotFoundError('Revision not found');
  return revision;
}
