import { postFields } from '@site/contracts';
import { type Statement, Statements } from '../database/statements';
import { type Editor, nameOfEditor } from './revisions/record-revision';
import type { Post } from './post.entity';
import { derive, translateTakenSlug } from './write-post';

/** What the database makes up. */
const given = ['id', 'version', 'publishedAt', 'createdAt', 'updatedAt'] as const;
const stored = [...postFields, 'readingMinutes', 'publishedAt', 'authorId'] as const;

const quoted = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(', ');

const insertion: Statement = {
  name: 'insert post',
  text: `
  WITH post AS (
    INSERT INTO posts (${quoted(stored)}) VALUES (${stored.map((_, index) => `$${index + 1}`).join(', ')})
    RETURNING ${quoted([...given, ...postFields])}
  ), revision AS (
    INSERT INTO post_revisions ("postId", number, "savedAt", "savedById", "savedByName", changed, ${quoted(postFields)})
    SELECT id, version, "updatedAt", $${stored.length + 1}, $${stored.length + 2}, '{}', ${quoted(postFields)} FROM post
  )
  SELECT ${quoted(given)} FROM post`,
};

/** Stores a new post and its first revision: one statement, so that both are there or neither, after one journey. */
export async function insertPost(statements: Statements, post: Post, by: NonNullable<Editor>): Promise<Post> {
  derive(post);
  const values = [...stored.map((column) => post[column]), by.id, nameOfEditor(by)];
  const rows = await statements.ask<Pick<Post, (typeof given)[number]>>(insertion, values).catch(translateTakenSlug);
  return Object.assign(post, rows[0]);
}
