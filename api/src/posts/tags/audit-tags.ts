import type { EntityManager } from 'typeorm';
import { appendAudit } from '../../audit/append-audit';
import { changesOf } from '../../audit/changes-of';
import type { Trace } from '../../audit/trace-of';
import type { User } from '../../users/user.entity';
import type { RetaggedPost, TagReplacement } from './change-tag';

export interface TagEditor {
  by: User;
  trace: Trace;
}

interface RecordedChange extends TagReplacement {
  action: 'renameTag' | 'mergeTag' | 'removeTag';
  posts: RetaggedPost[];
}

/** Entries of one statement, which has some ten parameters for each. */
const atATime = 1_000;

/** An entry of the audit log for the tag, and one for each post whose tags it changed. */
export async function recordTagChange(
  manager: EntityManager,
  { action, name, newName, posts }: RecordedChange,
  { by, trace }: TagEditor,
): Promise<void> {
  const actor = { action, actorId: by.id, actorName: by.username, ...trace };
  const ofPosts = posts.map(({ id, title, before, after }) => ({
    ...{ ...actor, target: 'post' as const, targetId: String(id), targetName: title, fields: ['tags'] },
    changes: changesOf(['tags'], { tags: before }, { tags: after }),
  }));
  while (ofPosts.length > 0) await appendAudit(manager, ...ofPosts.splice(0, atATime));
  const changes = changesOf(['name'], { name }, { name: newName });
  await appendAudit(manager, { ...actor, target: 'other', targetName: name, fields: ['name'], changes });
}
