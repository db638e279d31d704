import { Injectable } from '@nestjs/common';
import { type PostType, limits } from '@site/contracts';
import { type Statement, Statements } from '../../database/statements';
import { type DetailsSource, type SummarySource, summarySelection } from '../post.presenter';

/** The two most frequent queries of visitors. */
@Injectable()
export class PublishedPosts {
  constructor(private readonly statements: Statements) {}

  /** The first of the list, newest first, behind the pinned one unless a type is asked for; `total`: of the whole list. */
  async newest(limit: number, type: PostType | undefined): Promise<{ posts: SummarySource[]; total: number }> {
    const size = pageSizes.find((enough) => enough >= limit) ?? limits.page.max;
    const rows = await this.statements.query<SummarySource & { total: number }>(
      type ? newestOfType(size) : newestOfAll(size),
      type ? [type] : [],
    );
    return { posts: rows.slice(0, limit), total: rows[0]?.total ?? 0 };
  }

  async findBySlug(slug: string): Promise<DetailsSource | undefined> {
    const [post] = await this.statements.query<DetailsSource>(bySlug, [slug]);
    return post;
  }
}

/** A plan depends on the number of rows: with few different numbers, a connection keeps few plans. */
const pageSizes = [12, 24, limits.page.max];

const newestOfAll = (size: number): Statement => ({
  name: `newest ${size}`,
  text: `SELECT ${summarySelection}, (SELECT sum(posts)::integer FROM post_counts WHERE status = 'published') AS total
    FROM (
      SELECT * FROM posts WHERE pinned AND status = 'published'
      UNION ALL
      (SELECT * FROM posts WHERE status = 'published' AND NOT pinned ORDER BY "publishedAt" DESC, id DESC LIMIT ${size})
    ) posts ORDER BY pinned DESC, "publishedAt" DESC, id DESC LIMIT ${size}`,
});

const newestOfType = (size: number): Statement => ({
  name: `newest ${size} of type`,
  text: `SELECT ${summarySelection},
      (SELECT sum(posts)::integer FROM post_counts WHERE status = 'published' AND type = $1) AS total
    FROM posts WHERE status = 'published' AND type = $1 ORDER BY "publishedAt" DESC, id DESC LIMIT ${size}`,
});

const authorName = `(SELECT nullif(trim("firstName" || ' ' || "lastName"), '') FROM users WHERE id = "authorId") AS "authorName"`;

const bySlug: Statement = {
  name: 'published post',
  text: `SELECT ${summarySelection}, content, "metaTitle", "metaDescription", "socialImageUrl", ${authorName}
    FROM posts WHERE slug = $1 AND status = 'published'`,
};
