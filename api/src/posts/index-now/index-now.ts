import { Injectable } from '@nestjs/common';
import { ApiConfig } from '../../config/api-config';
import { DueWork } from '../../database/due-work';
import { type Statement, Statements } from '../../database/statements';

/** What the protocol takes at once is ten times as many. */
const postsALook = 1_000;
const timeoutMs = 10_000;
const longestPauseMs = 3_600_000;

interface Changed {
  slug: string;
  /** As the database writes it: a date of JavaScript would lose its microseconds. */
  at: string;
}

/**
 * Tells search engines by IndexNow which public posts were published, changed, moved, taken back or deleted since this
 * process started; off unless there is a key. What could not be told is told later, after pauses that grow: the same
 * addresses again and again would have the site refused for good.
 */
@Injectable()
export class IndexNow extends DueWork {
  /** What was told last: many posts may have changed at one moment. */
  private since: Changed | undefined;
  private failures = 0;
  private pausedUntil = 0;

  constructor(
    private readonly statements: Statements,
    private readonly config: ApiConfig,
  ) {
    super(config.scheduleIntervalMs);
  }

  override onApplicationBootstrap(): void {
    if (this.config.indexNow) super.onApplicationBootstrap();
  }

  protected override async look(): Promise<void> {
    if (Date.now() < this.pausedUntil) return;
    try {
      if (this.since === undefined) {
        [this.since] = await this.statements.query<Changed>(now, []);
        return;
      }
      const changed = await this.statements.query<Changed>(changedSince, [this.since.at, this.since.slug]);
      const last = changed.at(-1);
      if (!last) {
        this.failures = 0;
        return;
      }
      await this.send(changed.map(({ slug }) => slug));
      this.since = last;
      this.failures = 0;
      this.logger.log(`Told search engines of ${changed.length} changed posts`);
    } catch (error) {
      this.failures += 1;
      const pauseMs = this.config.scheduleIntervalMs * 2 ** this.failures;
      this.pausedUntil = Date.now() + Math.min(pauseMs, longestPauseMs);
      this.logError('Failed to tell search engines of changed posts', error);
    }
  }

  private async send(slugs: string[]): Promise<void> {
    const { indexNow, publicOrigin } = this.config;
    if (!indexNow || !publicOrigin) return;
    const { key, endpoint } = indexNow;
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json; charset=utf-8' },
      body: JSON.stringify({
        host: new URL(publicOrigin).host,
        key,
        urlList: slugs.map((slug) => `${publicOrigin}/blog/${slug}`),
      }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) throw new Error(`${endpoint} answered ${response.status}`);
  }
}

const now: Statement = { name: 'now as text', text: `SELECT now()::text AS at, '' AS slug` };

/** An address that a post has left is in `former_slugs`; that of a deleted one only in the audit log. */
const changedSince: Statement = {
  name: 'public posts changed since',
  text: `SELECT slug, at::text FROM (
      SELECT slug, "updatedAt" AS at FROM posts WHERE status = 'published' AND "updatedAt" >= $1::timestamptz
      UNION ALL
      SELECT former_slugs.slug, "updatedAt" FROM posts JOIN former_slugs ON "postId" = id WHERE "updatedAt" >= $1::timestamptz
      UNION ALL
      SELECT change ->> 'before', at FROM audit_log, jsonb_array_elements(changes) change
        WHERE at >= $1::timestamptz AND target = 'post' AND change ->> 'field' = 'slug'
        AND changes @> '[{ "field": "status", "before": "published", "after": null }]'
    ) changed WHERE (changed.at, slug) > ($1::timestamptz, $2::text) ORDER BY changed.at, slug LIMIT ${postsALook}`,
};
