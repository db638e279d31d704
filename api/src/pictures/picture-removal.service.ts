import { Inject, Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ConflictError, StoreDownError } from '../errors/errors';
import { lockFiles } from '../files/file-lock';
import type { FileStore } from '../files/file-store';
import { PICTURE_FILES } from './picture-files';
import { isLongUnused, pictureNotFound } from './picture-library.service';
import { removeFiles } from './picture-names';
import type { PictureDeletion } from './picture.presenter';
import { isUsed } from './picture-sql';
import { Picture } from './picture.entity';

type Removed = Pick<Picture, 'stem' | 'bytes'>;

/** Deletes pictures that nothing shows, for good. */
@Injectable()
export class PictureRemovalService {
  private readonly logger = new Logger(PictureRemovalService.name);

  constructor(
    private readonly dataSource: DataSource,
    @Inject(PICTURE_FILES) private readonly store: FileStore,
  ) {}

  /** Throws ConflictError, which names the posts, while one of them shows it. */
  async delete(id: number): Promise<void> {
    await this.remove(async (manager) => {
      const picture = await manager.findOneBy(Picture, { id });
      if (!picture) throw pictureNotFound();
      const removed = await removeRows(manager, `picture.id = $1 AND NOT ${isUsed}`, [id]);
      if (removed.length === 0) throw new ConflictError(await refusal(manager, picture));
      return removed;
    });
  }

  /** Deletes what `isLongUnused` says. Throws ConflictError unless there are as many as expected. */
  async deleteUnused(expected: number): Promise<PictureDeletion> {
    const removed = await this.remove(async (manager) => {
      const rows = await removeRows(manager, isLongUnused, []);
      if (rows.length === expected) return rows;
      const now = rows.length === 1 ? 'is 1 such picture' : `are ${rows.length} such pictures`;
      throw new ConflictError(`There ${now} by now, not ${expected}. Nothing was deleted.`);
    });
    return { pictures: removed.length, bytes: removed.reduce((sum, { bytes }) => sum + bytes, 0) };
  }

  /** Rows first: a file that stays behind costs room, a row without files would be shown as a picture. */
  private async remove(rows: (manager: EntityManager) => Promise<Removed[]>): Promise<Removed[]> {
    const removed = await this.dataSource.transaction(async (manager) => {
      // No post is saved meanwhile, so none can begin to show what is about to go.
      await manager.query('LOCK TABLE picture_uses IN SHARE ROW EXCLUSIVE MODE');
      return rows(manager);
    });
    await this.removeFilesOf(removed);
    return removed;
  }

  /** Of pictures that were deleted while the store was down, or whose deletion has not come to its end. */
  async removeLeftFiles(): Promise<void> {
    await this.removeFilesOf(await this.dataSource.query<{ stem: string }[]>('SELECT stem FROM removed_pictures'));
  }

  /** What a store that is down leaves behind goes at the next start: waiting for each would take minutes. */
  private async removeFilesOf(removed: Pick<Removed, 'stem'>[]): Promise<void> {
    for (const { stem } of removed) {
      try {
        await this.removeFilesNamed(stem);
      } catch (error) {
        this.logger.error(`Files of the deleted picture ${stem} were left behind`, (error as Error).stack);
        if (error instanceof StoreDownError) return;
      }
    }
  }

  /** Unless somebody has sent the same picture again meanwhile. */
  private removeFilesNamed(stem: string): Promise<void> {
    return this.dataSource.transaction(async (manager) => {
      await lockFiles(manager, stem);
      if (!(await manager.existsBy(Picture, { stem }))) await removeFiles(this.store, stem);
      await manager.query('DELETE FROM removed_pictures WHERE stem = $1', [stem]);
    });
  }
}

const removeRows = (manager: EntityManager, condition: string, values: unknown[]): Promise<Removed[]> =>
  manager.query<Removed[]>(
    `WITH removed AS (DELETE FROM pictures picture WHERE ${condition} RETURNING stem, bytes),
        noted AS (INSERT INTO removed_pictures SELECT stem FROM removed ON CONFLICT DO NOTHING)
      SELECT stem, bytes FROM removed`,
    values,
  );

const namedPosts = 5;

async function refusal(manager: EntityManager, { stem }: Picture): Promise<string> {
  const users = await manager.query<{ name: string }[]>(
    `SELECT 1 AS place, '“' || posts.title || '”' AS name FROM picture_uses JOIN posts ON posts.id = "postId"
        WHERE stem = $1 AND current
      UNION ALL SELECT 2, 'the profile of ' || username FROM users WHERE position($1 in "profileImageUrl") > 0
      ORDER BY place, name`,
    [stem],
  );
  const named = users.slice(0, namedPosts).map(({ name }) => name);
  const more = users.length - named.length;
  return `This picture is used in ${[...named, ...(more > 0 ? [`${more} more`] : [])].join(', ')}. Nothing was deleted.`;
}
