import { Injectable } from '@nestjs/common';
import { ApiConfig } from '../../config/api-config';
import { DueWork } from '../../database/due-work';
import { type Statement, Statements } from '../../database/statements';

/** What the protocol takes at once is ten times as many. */
const postsALook = 1_000;
const timeoutMs = 10_000;
const longestPauseMs = 3_600_000;

/** No call takes so long. What a process that died has claimed, another reports after it. */
const lease = `interval '1 minute'`;

interface Changed {
  slug: string;
  /** As the database writes it: a date of JavaScript would lose its microseconds. */
  at: string;
}

/**
 * Notifies search engines by IndexNow which public posts were published, changed, moved, taken back or deleted since it
 * first ran with a key. All copies of the API share what was reported last; the one that claims the rest reports it. What
 * could not be reported is retried after pauses that grow: the same addresses again and again would have the site refused
 * for good.
 */
@Injectable()
export class IndexNow extends DueWork {
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
    try {
      const [last] = await this.statements.query<Changed & { isDue: boolean }>(readLast, []);
      if (!last) await this.statements.query(begin, []);
      if (!last?.isDue) return;
      const delayMs = this.config.indexNow?.delayMs;
      const changed = await this.statements.query<Changed>(changedSince, [last.at, last.slug, delayMs]);
      if (changed.length > 0) await this.notify(last, changed);
    } catch (error) {
      this.logError('Failed to look for changed posts to notify search engines of', error);
    }
  }

  private async notify(last: Changed, changed: Changed[]): Promise<void> {
    const [claimed] = await this.statements.query<{ failures: number }>(claim, [last.at, last.slug]);
    if (!claimed) return;
    try {
      await this.send(changed.map(({ slug }) => slug));
    } catch (error) {
      const failures = claimed.failures + 1;
      const pauseMs = Math.min(this.config.scheduleIntervalMs * 2 ** failures, longestPauseMs);
      await this.statements.query(postpone, [failures, pauseMs]);
      return this.logError('Failed to notify search engines of changed posts', error);
    }
    // What changed at one moment may be more than what is reported at once: the slug says how far that went.
    const { at, slug } = changed.at(-1) ?? last;
    await this.statements.query(finish, [at, slug]);
    this.logger.log(`Notified search engines of ${changed.length} changed posts`);
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
    if (!response.ok) throw new Error(`${endpoint} responded ${response.status}`);
  }
}

const readLast: Statement = {
  name: 'read what search engines were notified of last',
  text: `SELECT at::text, slug, "dueAt" <= now() AS "isDue" FROM index_now`,
};

const begin: Statement = {
  name: 'begin to notify search engines',
  text: 'INSERT INTO index_now DEFAULT VALUES ON CONFLICT DO NOTHING',
};

/** Finds nothing where another copy was faster. */
const claim: Statement = {
  name: 'claim what search engines are to be notified of',
  text: `UPDATE index_now SET "dueAt" = now() + ${lease}
    WHERE "dueAt" <= now() AND at = $1::timestamptz AND slug = $2 RETURNING failures`,
};

const postpone: Statement = {
  name: 'notify search engines later',
  text: `UPDATE index_now SET failures = $1, "dueAt" = now() + $2 * interval '1 ms'`,
};

const finish: Statement = {
  name: 'search engines were notified',
  text: 'UPDATE index_now SET at = $1::timestamptz, slug = $2, failures = 0, "dueAt" = now()',
};

/**
 * An address that a post has left is in `former_slugs`; that of a deleted one only in the audit log. A change has the time
 * at which its transaction began: the newest wait, so that none that is not committed yet is passed over.
 */
const changedSince: Statement = {
  name: 'public posts changed since',
  text: `SELECT slug, at::text FROM (
      SELECT slug, "updatedAt" AS at FROM posts WHERE status = 'published' AND "updatedAt" >= $1::timestamptz
      UNION ALL
      SELECT slug, "leftAt" FROM former_slugs WHERE "leftAt" >= $1::timestamptz
      UNION ALL
      SELECT change ->> 'before', at FROM audit_log, jsonb_array_elements(changes) change
        WHERE at >= $1::timestamptz AND target = 'post' AND change ->> 'field' = 'slug'
        AND changes @> '[{ "field": "status", "before": "published", "after": null }]'
    ) changed WHERE (changed.at, slug) > ($1::timestamptz, $2::text) AND changed.at < now() - $3 * interval '1 ms'
    ORDER BY changed.at, slug LIMIT ${postsALook}`,
};
