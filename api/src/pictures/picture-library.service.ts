import { Injectable } from '@nestjs/common';
import { limits, type ListQuery, type PictureInput, pictureLimits, type PicturesQuery } from '@site/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { ApiConfig } from '../config/api-config';
import { containing } from '../database/containing';
import { NotFoundError } from '../errors/errors';
import type { Page } from '../http/paged';
import {
  type PictureDetails,
  type PictureRow,
  type PictureSummary,
  type PictureUse,
  presentPicture,
} from './picture.presenter';
import { detailColumns, isUnknown, isUsed, stemAt } from './picture-sql';
import { Picture } from './picture.entity';

const bytesPerMb = 1024 * 1024;

/** Stored pictures as admins see them, with where each is shown. */
@Injectable()
export class PictureLibraryService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: ApiConfig,
  ) {}

  /** Newest first. */
  async list(query: PicturesQuery): Promise<Page<PictureDetails>> {
    const { limit = limits.page.default, offset = 0, search, address, use } = query;
    const conditions = [
      '($1::text IS NULL OR picture.name || chr(10) || picture.alt ILIKE $1)',
      `($2::text IS NULL OR picture.stem = ${stemAt('$2')})`,
    ];
    if (use) conditions.push(use === 'used' ? isUsed : `NOT ${isUsed}`);
    const from = `FROM pictures picture WHERE ${conditions.join(' AND ')}`;
    const wanted = [search ? containing(search) : null, address ?? null];
    const [rows, counts] = await Promise.all([
      this.dataSource.query<PictureRow[]>(
        `SELECT ${detailColumns} ${from} ORDER BY "createdAt" DESC, id DESC LIMIT $3 OFFSET $4`,
        [...wanted, limit, offset],
      ),
      this.dataSource.query<{ total: number }[]>(`SELECT count(*)::integer AS total ${from}`, wanted),
    ]);
    return { items: rows.map(presentPicture), total: counts[0]?.total ?? 0 };
  }

  get(id: number): Promise<PictureDetails> {
    return readPicture(this.dataSource.manager, id);
  }

  /** Those that show it now come first, then the ones changed last. */
  async listUses(id: number, { limit = limits.page.default, offset = 0 }: ListQuery): Promise<Page<PictureUse>> {
    const [items, counts] = await Promise.all([
      this.dataSource.query<PictureUse[]>(
        `SELECT posts.id, posts.title, posts.status, uses.current AS "isCurrent"
          FROM pictures JOIN picture_uses uses USING (stem) JOIN posts ON posts.id = uses."postId"
          WHERE pictures.id = $1 ORDER BY uses.current DESC, posts."updatedAt" DESC, posts.id LIMIT $2 OFFSET $3`,
        [id, limit, offset],
      ),
      this.dataSource.query<{ total: number }[]>(
        `SELECT count(uses.stem)::integer AS total FROM pictures LEFT JOIN picture_uses uses USING (stem)
          WHERE pictures.id = $1 GROUP BY pictures.id`,
        [id],
      ),
    ]);
    const [count] = counts;
    if (!count) throw pictureNotFound();
    return { items, total: count.total };
  }

  async update(id: number, { name, alt, focusX, focusY }: PictureInput): Promise<PictureDetails> {
    const given = Object.fromEntries(
      Object.entries({ name, alt, focusX, focusY }).filter(([, value]) => value !== undefined && value !== null),
    );
    await this.dataSource.transaction(async (transaction) => {
      // Writes only what is given: the rest may be changed at the same time.
      if (Object.keys(given).length > 0) await transaction.update(Picture, { id }, given);
      const picture = await transaction.findOneBy(Picture, { id });
      if (!picture) throw pictureNotFound();
      if (focusX !== undefined || focusY !== undefined) await touchCovers(transaction, picture.stem);
    });
    return readPicture(this.dataSource.manager, id);
  }

  async summarise(): Promise<PictureSummary> {
    const [summary] = await this.dataSource.query<Omit<PictureSummary, 'quotaBytes'>[]>(
      `SELECT count(*)::integer AS pictures, coalesce(sum(bytes), 0)::float AS bytes,
          count(*) FILTER (WHERE unused)::integer AS "unusedPictures",
          coalesce(sum(bytes) FILTER (WHERE unused), 0)::float AS "unusedBytes"
        FROM (SELECT bytes, ${isLongUnused} AS unused FROM pictures picture) picture`,
    );
    if (!summary) throw new Error('A sum has a row.');
    return { ...summary, quotaBytes: this.config.pictures.quotaMb * bytesPerMb };
  }
}

/** The point shows on pages that are cached: the version of all content grows (docs/decisions/005). The posts stay as they are. */
export const touchCovers = (manager: EntityManager, stem: string): Promise<unknown> =>
  manager.query(
    // Locked in one order, as all who change several posts do.
    `UPDATE posts SET "coverImageUrl" = "coverImageUrl" WHERE id IN (
        SELECT id FROM posts WHERE id IN (SELECT "postId" FROM picture_uses WHERE stem = $1 AND current)
          AND position($1 in "coverImageUrl") > 0 ORDER BY id FOR UPDATE
      )`,
    [stem],
  );

const longAgo = `now() - interval '${pictureLimits.unusedDays} days'`;

/** Offered for deletion: sent and last used so long ago that no text which somebody is writing still waits for it. */
export const isLongUnused = `(picture."createdAt" < ${longAgo} AND ${isUnknown}
  AND NOT EXISTS (SELECT FROM past_picture_uses past WHERE past.stem = picture.stem AND past."endedAt" >= ${longAgo}))`;

export async function readPicture(manager: EntityManager, id: number): Promise<PictureDetails> {
  const [row] = await manager.query<PictureRow[]>(`SELECT ${detailColumns} FROM pictures picture WHERE id = $1`, [id]);
  if (!row) throw pictureNotFound();
  return presentPicture(row);
}

export const pictureNotFound = () => new NotFoundError('This picture does not exist.');
