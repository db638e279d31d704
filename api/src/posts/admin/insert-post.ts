import { postFields } from '@site/contracts';
import { appendTo } from '../../audit/append-audit';
import type { Trace } from '../../audit/trace-of';
import { type Statement, Statements } from '../../database/statements';
import type { User } from '../../users/user.entity';
import { nameOfEditor } from '../revisions/record-revision';
import type { Post } from '../post.entity';
import { derive, translateRefusal } from './write-post';

/** Values that the database generates. */
const given = ['id', 'version', 'publishedAt', 'createdAt', 'updatedAt'] as const;
const stored = [...postFields, 'readingMinutes', 'publishedAt'] as const;

const quoted = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(', ');

const [by, byName, actor, address, request] = [1, 2, 3, 4, 5].map((place) => `$${stored.length + place}`);

const insertion: Statement = {
  name: 'insert post',
  text: `
  WITH post AS (
    INSERT INTO posts (${quoted(stored)}) VALUES (${stored.map((_, index) => `$${index + 1}`).join(', ')})
    RETURNING ${quoted([...given, ...postFields])}
  ), revision AS (
    INSERT INTO post_revisions ("postId", number, "savedAt", "savedById", "savedByName", changed, ${quoted(postFields)})
    SELECT id, version, "updatedAt", ${by}, ${byName}, '{}', ${quoted(postFields)} FROM post
  ), audit AS (
    ${appendTo}
    SELECT 'createPost', 'post', ${by}, ${actor}, id::text, title, '{}', ${address}, ${request}, '[]' FROM post
  )
  SELECT ${quoted(given)} FROM post`,
};

/** Stores a new post, its first revision and its line in the audit log: one statement, so all are there or none is. */
export async function insertPost(statements: Statements, post: Post, author: User, trace: Trace): Promise<Post> {
  derive(post);
  const rest = [author.id, nameOfEditor(author), author.username, trace.address, trace.requestId];
  const values = [...stored.map((column) => post[column]), ...rest];
  const rows = await statements.ask<Pick<Post, (typeof given)[number]>>(insertion, values).catch(translateRefusal);
  return Object.assign(post, rows[0]);
}
