import { Injectable } from '@nestjs/common';
import { type UnsavedPostInput, limits } from '@site/contracts';
import { brokenConstraint } from '../../database/broken-constraint';
import { type Statement, Statements } from '../../database/statements';
import { NotFoundError } from '../../errors/errors';
import { RateLimits } from '../../http/rate-limits';
import { nameOfUser } from '../../users/name-of-user';
import type { User } from '../../users/user.entity';
import { postNotFound } from '../admin/write-post';
import {
  type PostEditors,
  type StoredUnsavedPost,
  type UnsavedPost,
  presentUnsavedPost,
} from './post-editor.presenter';

/** An editor reports itself every half a minute; in a tab that nobody sees, browsers let it do so once in a minute. */
const openFor = `interval '90 seconds'`;
/** Of one person in a minute: several editors that are written in all the time. */
const mostInAMinute = 120;

/** Keeps the latest editors of a person, those that hold text first; `unsaved` stays as it is where the statement names none. */
const upsertEditor = (unsaved: boolean): Statement => ({
  name: unsaved ? 'store what is unsaved' : 'report an open editor',
  text: `
  WITH dropped AS (
    DELETE FROM post_editors WHERE "userId" = $1 AND name IN (
      SELECT name FROM post_editors WHERE "userId" = $1 AND name <> $2
      ORDER BY unsaved IS NOT NULL DESC, coalesce("unsavedAt", "openUntil") DESC OFFSET ${limits.unsavedPosts - 1})
  )
  INSERT INTO post_editors ("userId", name, "postId", "openUntil"${unsaved ? ', unsaved, "unsavedAt"' : ''})
  VALUES ($1, $2, $3, now() + ${openFor}${unsaved ? ', $4, now()' : ''})
  ON CONFLICT ("userId", name) DO UPDATE SET "postId" = excluded."postId", "openUntil" = excluded."openUntil"
    ${unsaved ? ', unsaved = excluded.unsaved, "unsavedAt" = excluded."unsavedAt"' : ''}`,
});
const upsertOpen = upsertEditor(false);
const upsertUnsaved = upsertEditor(true);

const findOthers: Statement = {
  name: 'who else has a post open',
  text: `SELECT DISTINCT users.id, username, "firstName", "lastName" FROM post_editors JOIN users ON users.id = "userId"
    WHERE "postId" = $1 AND "openUntil" > now() AND NOT ("userId" = $2 AND name = $3) ORDER BY users.id LIMIT 20`,
};

const findUnsaved: Statement = {
  name: 'what is unsaved of a post',
  text: `SELECT name, unsaved, "unsavedAt" FROM post_editors
    WHERE "userId" = $1 AND "postId" IS NOT DISTINCT FROM $2 AND unsaved IS NOT NULL ORDER BY "unsavedAt" DESC`,
};

/** An editor that is neither open nor holds anything is no more. */
const forgetUnsaved: Statement = {
  name: 'forget what was unsaved',
  text: `WITH closed AS (DELETE FROM post_editors WHERE "userId" = $1 AND name = $2 AND coalesce("openUntil", now()) <= now())
    UPDATE post_editors SET unsaved = NULL, "unsavedAt" = NULL WHERE "userId" = $1 AND name = $2 AND "openUntil" > now()`,
};
const closeEditor: Statement = {
  name: 'close an editor',
  text: `WITH empty AS (DELETE FROM post_editors WHERE "userId" = $1 AND name = $2 AND unsaved IS NULL)
    UPDATE post_editors SET "openUntil" = NULL WHERE "userId" = $1 AND name = $2 AND unsaved IS NOT NULL`,
};

/** Which posts are open in whose editors, and what stands there unsaved, for the same person alone. */
@Injectable()
export class PostEditorsService {
  constructor(
    private readonly statements: Statements,
    private readonly limits: RateLimits,
  ) {}

  /** A post that was deleted meanwhile has no editors: whoever has it open learns so from the next save. */
  async open(editor: string, post: number | null, by: User): Promise<PostEditors> {
    return this.store(upsertOpen, [by.id, editor, post], by).catch((error: unknown) => {
      if (error instanceof NotFoundError) return { others: [] };
      throw error;
    });
  }

  keep(editor: string, { post = null, ...unsaved }: UnsavedPostInput, by: User): Promise<PostEditors> {
    // As text: JSON of the database knows no half of a character, which an editor may hold.
    return this.store(upsertUnsaved, [by.id, editor, post, JSON.stringify(unsaved)], by);
  }

  /** The caller's own, the latest first. Without a post: of those that were never saved. */
  async list(post: number | null, of: User): Promise<UnsavedPost[]> {
    return (await this.statements.query<StoredUnsavedPost>(findUnsaved, [of.id, post])).map(presentUnsavedPost);
  }

  async forget(editor: string, of: User): Promise<void> {
    await this.statements.query(forgetUnsaved, [of.id, editor]);
  }

  async close(editor: string, of: User): Promise<void> {
    await this.statements.query(closeEditor, [of.id, editor]);
  }

  private async store(statement: Statement, values: [string, string, number | null, ...string[]], by: User) {
    await this.limits.count({ key: `editors:${by.id}`, attempts: mostInAMinute, minutes: 1 });
    await this.statements.query(statement, values).catch((error: unknown) => {
      throw brokenConstraint(error) === 'post_editors_post_fkey' ? postNotFound() : error;
    });
    const [, editor, post] = values;
    const others = post === null ? [] : await this.statements.query<User>(findOthers, [post, by.id, editor]);
    return { others: others.map((user) => ({ name: nameOfUser(user), isYou: user.id === by.id })) };
  }
}
