import { Injectable } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { ApiConfig } from '../../config/api-config';
import { isNewReport } from '../../database/is-new-report';
import { postNotFound } from '../admin/write-post';
import type { PostViews, WeekViews } from './post-views.presenter';
import { readViews } from './read-views';
import type { ViewReportInput } from './view-report-input.dto';

/** By the database's clock: a shell's may be wrong. */
const thisWeek = `date_trunc('week', now() AT TIME ZONE 'UTC')::date`;
const weeksShown = 12;

/** How often posts are viewed, added up over all shells by post and week. */
@Injectable()
export class PostViewsService {
  constructor(
    private readonly manager: EntityManager,
    private readonly config: ApiConfig,
  ) {}

  /** Adds a report once, however often it comes. Throws InvalidInputError. */
  async receive(report: ViewReportInput): Promise<void> {
    const views = readViews(report.views);
    await this.manager.transaction(async (manager) => {
      if (!(await isNewReport(manager, 'view_reporters', report))) return;
      // In one order: two shells would wait for each other otherwise.
      await manager.query(
        `INSERT INTO post_views AS old ("postId", week, views)
          SELECT posts.id, ${thisWeek}, sum(sent.views) FROM unnest($1::text[], $2::integer[]) AS sent (slug, views)
          JOIN posts ON posts.slug = sent.slug AND status = 'published' GROUP BY posts.id ORDER BY posts.id
          ON CONFLICT ("postId", week) DO UPDATE SET views = old.views + excluded.views`,
        [views.map(({ slug }) => slug), views.map((entry) => entry.views)],
      );
    });
  }

  /** Throws NotFoundError. */
  async read(id: number): Promise<PostViews> {
    const weeks: WeekViews[] = await this.manager.query(
      `SELECT to_char(weeks.week, 'YYYY-MM-DD') AS week, coalesce(views, 0) AS views FROM posts
        CROSS JOIN (SELECT ${thisWeek} - 7 * back AS week FROM generate_series(0, ${weeksShown - 1}) AS back) weeks
        LEFT JOIN post_views ON "postId" = posts.id AND post_views.week = weeks.week
        WHERE posts.id = $1 ORDER BY weeks.week`,
      [id],
    );
    if (weeks.length === 0) throw postNotFound();
    return {
      isCounted: this.config.viewsSecret !== null,
      weeks: weeks.map(({ week, views }) => ({ week, views })),
    };
  }
}
