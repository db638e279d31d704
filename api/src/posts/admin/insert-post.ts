import type { DataSource } from 'typeorm';
import { appendAudit } from '../../audit/append-audit';
import type { Trace } from '../../audit/trace-of';
import type { User } from '../../users/user.entity';
import type { Post } from '../post.entity';
import { recordRevision } from '../revisions/record-revision';
import { derive, translateRefusal } from './write-post';

/** Stores a new post, its first revision and its audit log entry: all or none. */
export async function insertPost(dataSource: DataSource, post: Post, author: User, trace: Trace): Promise<Post> {
  return dataSource.transaction(async (manager) => {
    await derive(manager, post);
    const saved = await manager.save(post).catch(translateRefusal);
    await recordRevision(manager, saved, { by: author });
    const target = { target: 'post', targetId: String(saved.id), targetName: saved.title } as const;
    const actor = { actorId: author.id, actorName: author.username };
    await appendAudit(manager, { action: 'createPost', ...target, ...actor, ...trace });
    return saved;
  });
}
