import { Injectable } from '@nestjs/common';
import { limits, type TagRenameInput, type TagsQuery } from '@site/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { containing } from '../../database/containing';
import { ConflictError, InvalidInputError, NotFoundError } from '../../errors/errors';
import type { Page } from '../../http/paged';
import { type TagEditor, recordTagChange } from './audit-tags';
import { changeTag } from './change-tag';
import { forgetFormerTags, recordFormerTag } from './former-tags';
import type { TagChange, TagSummary } from './tag.presenter';

/** The tags of all posts, whatever their status. */
@Injectable()
export class TagsService {
  constructor(private readonly dataSource: DataSource) {}

  async list({ search, limit = limits.page.default, offset = 0 }: TagsQuery): Promise<Page<TagSummary>> {
    const wanted = search ? containing(search) : null;
    const [items, counts] = await Promise.all([
      this.dataSource.query<TagSummary[]>(
        `${summaries} WHERE $1::text IS NULL OR name ILIKE $1 GROUP BY name ORDER BY lower(name), name LIMIT $2 OFFSET $3`,
        [wanted, limit, offset],
      ),
      this.dataSource.query<{ total: number }[]>(
        `SELECT count(DISTINCT name)::integer AS total FROM ${tagsInUse} WHERE $1::text IS NULL OR name ILIKE $1`,
        [wanted],
      ),
    ]);
    return { items, total: counts[0]?.total ?? 0 };
  }

  /** Throws TagTakenError where posts have the new name already, unless the two shall become one. */
  async rename({ name, newName, merge = false }: TagRenameInput, editor: TagEditor): Promise<TagChange> {
    if (name === newName) {
      const message = 'This is the name that the tag has.';
      throw new InvalidInputError(message, { newName: message });
    }
    return this.change(async (manager) => {
      const existing = await findTag(manager, newName);
      if (existing && !merge) throw new TagTakenError(existing);
      const { posts, count } = await changeTag(manager, { name, newName }, editor.by);
      if (count === 0) throw tagNotFound();
      await recordFormerTag(manager, name, newName);
      await recordTagChange(manager, { action: existing ? 'mergeTag' : 'renameTag', name, newName, posts }, editor);
      return { posts: count };
    });
  }

  async remove(name: string, editor: TagEditor): Promise<TagChange> {
    return this.change(async (manager) => {
      const { posts, count } = await changeTag(manager, { name, newName: null }, editor.by);
      if (count === 0) throw tagNotFound();
      await forgetFormerTags(manager, name);
      await recordTagChange(manager, { action: 'removeTag', name, newName: null, posts }, editor);
      return { posts: count };
    });
  }

  /** One at a time: of two who rename a tag at once, the second one learns that it is gone. */
  private change<Result>(run: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    return this.dataSource.transaction(async (manager) => {
      await manager.query(`SELECT pg_advisory_xact_lock(hashtextextended('tags', 0))`);
      return run(manager);
    });
  }
}

/** The new name of a tag is that of another one, which comes along. */
class TagTakenError extends ConflictError {
  override readonly beside: { existing: TagSummary };

  constructor(existing: TagSummary) {
    const message = `There is a tag “${existing.name}” already.`;
    super(message, { newName: message });
    this.beside = { existing };
  }
}

const tagNotFound = () => new NotFoundError('No post has this tag anymore.');

async function findTag(manager: EntityManager, name: string): Promise<TagSummary | undefined> {
  const [found] = await manager.query<TagSummary[]>(`${summaries} WHERE name = $1 GROUP BY name`, [name]);
  return found;
}

/** Each tag of each post once, with where it stands. */
const tagsInUse = `(
  SELECT unnest(tags) AS name, status AS place FROM posts
  UNION ALL
  SELECT name, 'changes' FROM post_drafts JOIN posts ON posts.id = "postId", unnest(post_drafts.tags) AS name
    WHERE NOT posts.tags @> ARRAY[name]
) used`;

const posts = (place: string): string => `(count(*) FILTER (WHERE place = '${place}'))::integer`;

const summaries = `SELECT name, ${posts('published')} AS published, ${posts('draft')} AS drafts,
    ${posts('changes')} AS "unpublishedChanges" FROM ${tagsInUse}`;
