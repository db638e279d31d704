import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { DataSource, type EntityManager } from 'typeorm';
import { appendAudit, type NewAuditEntry } from '../audit/append-audit';
import { changesOf } from '../audit/changes-of';
import type { Trace } from '../audit/trace-of';
import { ConflictError } from '../errors/errors';
import { changePost } from '../posts/admin/write-post';
import { PostDraftEntry } from '../posts/drafts/post-draft.entity';
import { pick } from '../posts/pick';
import { Post } from '../posts/post.entity';
import { User } from '../users/user.entity';
import { pictureNotFound, readPicture, touchCovers } from './picture-library.service';
import { renamed } from './picture-names';
import type { PictureReplacement } from './picture.presenter';
import { Picture } from './picture.entity';
import { PicturesService, type SentPicture } from './pictures.service';

interface Replacement {
  from: string;
  to: string;
  by: User;
  trace: Trace;
}

/** Puts one picture in the place of another wherever that is shown. */
@Injectable()
export class ReplacePictureService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly pictures: PicturesService,
  ) {}

  /**
   * An address stands for the same bytes for ever, so each post gets another address: all of them in one transaction, each
   * with a revision and its line in the audit log. The old picture stays, for the earlier versions that show it.
   */
  async replace(id: number, sent: SentPicture | undefined, by: User, trace: Trace): Promise<PictureReplacement> {
    const old = await this.dataSource.manager.findOneBy(Picture, { id });
    if (!old) throw pictureNotFound();
    const { id: newId } = await this.pictures.add(sent, by);
    if (newId === id) throw new ConflictError('This is the same picture. Choose another one.');
    return this.dataSource.transaction(async (manager) => {
      await lockPosts(manager, [id, newId]);
      const fresh = await keepWhatIsKnown(manager, newId, old);
      const replacement = { from: old.stem, to: fresh.stem, by, trace };
      const posts = await changePosts(manager, replacement);
      await changeProfiles(manager, replacement);
      return { picture: await readPicture(manager, newId), posts };
    });
  }
}

/** Those that show one of these pictures. In one order, so that two replacements can't block each other. */
const lockPosts = (manager: EntityManager, ids: number[]): Promise<unknown> =>
  manager.query(
    `SELECT FROM posts WHERE id IN (
        SELECT "postId" FROM picture_uses JOIN pictures USING (stem) WHERE pictures.id = ANY ($1) AND current
      ) ORDER BY id FOR UPDATE`,
    [ids],
  );

/** The new picture takes over what it has none of by itself. */
async function keepWhatIsKnown(manager: EntityManager, id: number, old: Picture): Promise<Picture> {
  const fresh = await manager.findOneBy(Picture, { id });
  if (!fresh) throw pictureNotFound();
  fresh.alt ||= old.alt;
  const { focusX, focusY } = fresh.focusX === 50 && fresh.focusY === 50 ? old : fresh;
  const isMoved = focusX !== fresh.focusX || focusY !== fresh.focusY;
  await manager.save(Object.assign(fresh, { focusX, focusY }));
  if (isMoved) await touchCovers(manager, fresh.stem);
  return fresh;
}

/** Answers how many it changed: the database also notes addresses of a picture that is served at none of them. */
async function changePosts(manager: EntityManager, { from, to, by, trace }: Replacement): Promise<number> {
  // Locked, so that none is deleted meanwhile.
  const posts = await manager.query<{ id: number }[]>(
    `SELECT id FROM posts WHERE id IN (SELECT "postId" FROM picture_uses WHERE stem = $1 AND current)
      ORDER BY id FOR UPDATE`,
    [from],
  );
  let count = 0;
  for (const { id } of posts) {
    let before: ReturnType<typeof pickFields> | undefined;
    let version = 0;
    const post = await changePost(manager, id, { by, movesDraft: true }, (changed) => {
      ({ version } = changed);
      before = pickFields(changed);
      rename(changed, from, to);
    });
    const isDraftChanged = await changeDraft(manager, post, version, { from, to });
    if (isDraftChanged || post.version !== version) count += 1;
    const facts = { target: 'post' as const, targetId: String(id), targetName: post.title };
    await record(manager, facts, { ...before }, { ...pickFields(post) }, { by, trace });
  }
  return count;
}

/**
 * Unpublished changes get another tag, so that whoever has them open is told before saving over them. Those that were
 * made on the version before are made on the new one, which differs in nothing else: what is planned is published.
 */
async function changeDraft(
  manager: EntityManager,
  { id: postId, version }: Post,
  formerVersion: number,
  { from, to }: Pick<Replacement, 'from' | 'to'>,
): Promise<boolean> {
  const draft = await manager.findOneBy(PostDraftEntry, { postId });
  if (!draft) return false;
  const before = pickFields(draft);
  rename(draft, from, to);
  if (version === formerVersion && isDeepStrictEqual(pickFields(draft), before)) return false;
  if (draft.version === formerVersion) draft.version = version;
  await manager.save(Object.assign(draft, { tag: randomUUID() }));
  return true;
}

const addresses = ['coverImageUrl', 'videoUrl', 'mediaUrl', 'socialImageUrl'] as const;

type Fields = Pick<Post, 'content' | (typeof addresses)[number]>;

function rename(post: Fields, from: string, to: string): void {
  post.content = renamed(post.content, from, to);
  for (const field of addresses) {
    const address = post[field];
    if (address) post[field] = renamed(address, from, to);
  }
}

async function changeProfiles(manager: EntityManager, { from, to, by, trace }: Replacement): Promise<void> {
  const users = await manager
    .createQueryBuilder(User, 'user')
    .where('position(:from in user.profileImageUrl) > 0', { from })
    .orderBy('user.id')
    .setLock('pessimistic_write')
    .getMany();
  for (const user of users) {
    const before = { profileImageUrl: user.profileImageUrl };
    user.profileImageUrl = renamed(user.profileImageUrl ?? '', from, to);
    await manager.update(User, { id: user.id }, { profileImageUrl: user.profileImageUrl });
    const facts = { target: 'user' as const, targetId: user.id, targetName: user.username };
    await record(manager, facts, before, { profileImageUrl: user.profileImageUrl }, { by, trace });
  }
}

const pickFields = (post: Fields) => pick(post, ['content', ...addresses]);

type Values = Record<string, unknown>;

async function record(
  manager: EntityManager,
  facts: Pick<NewAuditEntry, 'target' | 'targetId' | 'targetName'>,
  before: Values,
  after: Values,
  { by, trace }: Pick<Replacement, 'by' | 'trace'>,
): Promise<void> {
  const changed = Object.keys(after).filter((field) => before[field] !== after[field]);
  // Only its unpublished changes show the picture.
  if (changed.length === 0) return;
  // A post's content is kept in its history alone.
  const recorded = changed.filter((field) => field !== 'content');
  const actor = { actorId: by.id, actorName: by.username };
  const changes = changesOf(recorded, before, after);
  await appendAudit(manager, { action: 'replacePicture', ...actor, ...trace, ...facts, fields: changed, changes });
}
