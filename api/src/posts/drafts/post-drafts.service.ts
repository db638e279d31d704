import { Injectable } from '@nestjs/common';
import { type PostDraftInput, PostInput, type UnfinishedPost } from '@site/contracts';
import { randomUUID } from 'node:crypto';
import { DataSource, type EntityManager, Not } from 'typeorm';
import { ConflictError, NotFoundError } from '../../errors/errors';
import { readInput } from '../../http/read-input';
import { nameOfUser } from '../../users/name-of-user';
import type { User } from '../../users/user.entity';
import { applyInput, written } from '../admin/apply-input';
import { StalePostError } from '../admin/stale-post';
import { changeLockedPost, postNotFound, translateRefusal } from '../admin/write-post';
import { pick } from '../pick';
import { textFields } from '../post-fields.entity';
import { Post } from '../post.entity';
import { type EditablePost, presentEditable } from '../post.presenter';
import { refuseDeepNesting } from '../public/published-html';
import { scheduleOf } from '../scheduling/post-schedule';
import { PostDraftEntry } from './post-draft.entity';

interface Publication {
  by: User;
  ifMatch: string | undefined;
  /** Of the stored changes that the caller knows. */
  tag: string;
}

/** Changes of posts that are saved without their readers seeing them: at most one for each post. */
@Injectable()
export class PostDraftsService {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Throws StalePostError where other changes are stored than those that the input replaces, and for changes with a time
   * of which it is certain already that they will not be published: those of a version that is no more. The latter without
   * the stored changes, which the caller knows: the input is to be merged with the post.
   */
  async save(postId: number, input: PostDraftInput, by: User): Promise<EditablePost> {
    await refuseDeepNesting(input.content);
    return this.dataSource.transaction(async (manager) => {
      const post = await lockPost(manager, postId);
      const stored = await findKnown(manager, post, input.tag);
      const { publishAt: wanted = null } = input;
      if (wanted && input.version < post.version) throw new StalePostError(presentEditable(post));
      const publishAt = scheduleOf({ status: 'draft', publishAt: stored?.publishAt }, { publishAt: wanted });
      const draft = manager.create(PostDraftEntry, {
        ...written(publishAt ? await finished(manager, post, input) : input, stored ?? post),
        ...{ postId, status: 'published', publishAt, failure: null },
        version: Math.min(input.version, post.version),
        tag: randomUUID(),
        savedAt: new Date(),
        savedById: by.id,
        savedByName: nameOfUser(by),
      });
      return presentEditable(post, await manager.save(draft).catch(translateRefusal));
    });
  }

  /** The input is what the changes have become. Publishes it also where a colleague has just discarded what is stored. */
  async publish(postId: number, input: PostInput, { by, ifMatch, tag }: Publication): Promise<EditablePost> {
    await refuseDeepNesting(input.content);
    return this.dataSource.transaction(async (manager) => {
      const post = await lockPost(manager, postId);
      await findKnown(manager, post, tag);
      const change = (current: Post) => applyInput(current, { ...input, status: input.status ?? 'published' });
      await changeLockedPost(manager, post, { by, ifMatch }, change);
      await manager.delete(PostDraftEntry, { postId });
      return presentEditable(post);
    });
  }

  async discard(postId: number, tag: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const post = await lockPost(manager, postId);
      if (!(await findKnown(manager, post, tag))) throw new NotFoundError('There are no unpublished changes.');
      await manager.delete(PostDraftEntry, { postId });
    });
  }
}

async function lockPost(manager: EntityManager, id: number): Promise<Post> {
  const post = await manager.findOne(Post, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!post) throw postNotFound();
  return post;
}

/** Throws StalePostError, with the stored changes, where they are others than those of the tag. */
async function findKnown(manager: EntityManager, post: Post, tag?: string | null): Promise<PostDraftEntry | null> {
  const draft = await manager.findOneBy(PostDraftEntry, { postId: post.id });
  if (draft && draft.tag !== tag) throw new StalePostError(presentEditable(post, draft));
  return draft;
}

/** As they are sent, or as they are stored. */
type Unfinished = Omit<UnfinishedPost, 'authorId'> & { authorId?: string | null };

/**
 * Changes as they may be published. Nobody is there to correct what is published by itself: throws InvalidInputError or
 * ConflictError, with the fields, for what may not be.
 */
export async function finished(manager: EntityManager, post: Post, changes: Unfinished): Promise<PostInput> {
  const input = readInput(PostInput, pick(changes, [...textFields, 'slug', 'authorId']));
  if (!(await manager.existsBy(Post, { slug: input.slug, id: Not(post.id) }))) return input;
  const message = 'Another post already has this slug.';
  throw new ConflictError(message, { slug: message });
}
