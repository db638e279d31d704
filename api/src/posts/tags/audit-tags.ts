import type { EntityManager } from 'typeorm';
import { appendAudit, appendTo } from '../../audit/append-audit';
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

/** A line of the audit log for the tag, and one for each post whose tags it changed. */
export async function recordTagChange(
  manager: EntityManager,
  { action, name, newName, posts }: RecordedChange,
  { by, trace }: TagEditor,
): Promise<void> {
  const lines = posts.map(({ id, title, before, after }) => ({
    ...{ id: String(id), title },
    changes: changesOf(['tags'], { tags: before }, { tags: after }),
  }));
  await manager.query(
    `${appendTo} SELECT $1, 'post', $2, $3, id, title, '{tags}', $4, $5, changes
      FROM jsonb_to_recordset($6) AS line (id text, title text, changes jsonb) ORDER BY id::integer`,
    [action, by.id, by.username, trace.address, trace.requestId, JSON.stringify(lines)],
  );
  const actor = { actorId: by.id, actorName: by.username };
  const changes = changesOf(['name'], { name }, { name: newName });
  await appendAudit(manager, {
    action,
    target: 'other',
    ...actor,
    ...trace,
    targetName: name,
    fields: ['name'],
    changes,
  });
}
