import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { LeadSummary, LeadsOfMonth, LeadsOfSource } from './lead-summary.presenter';

/** As `selectMessages` leaves over of a page or a month. */
const counted = `"deletedAt" IS NULL AND state <> 'spam'`;

@Injectable()
export class LeadSummaryService {
  constructor(private readonly dataSource: DataSource) {}

  async read(): Promise<LeadSummary> {
    const named = await this.dataSource.query<NamedSource[]>(
      `SELECT "sourcePage", count(*)::integer AS messages,
        (count(*) OVER ())::integer AS "allPages", (sum(count(*)) OVER ())::integer AS "allMessages"
        FROM contact_submissions WHERE ${counted} GROUP BY 1 ORDER BY 2 DESC, 1 NULLS LAST LIMIT 50`,
    );
    const months = await this.dataSource.query<LeadsOfMonth[]>(
      `SELECT to_char(month, 'YYYY-MM') AS month, count(message.id)::integer AS messages
        FROM generate_series(date_trunc('month', now() AT TIME ZONE 'UTC') - interval '11 months',
          now() AT TIME ZONE 'UTC', interval '1 month') AS month
        LEFT JOIN contact_submissions message ON ${counted}
          AND "createdAt" >= month AT TIME ZONE 'UTC' AND "createdAt" < (month + interval '1 month') AT TIME ZONE 'UTC'
        GROUP BY 1 ORDER BY 1 DESC`,
    );
    return { ...presentSources(named), months };
  }
}

/** A window sees the groups beyond the limit, too. */
type NamedSource = LeadsOfSource & { allPages: number; allMessages: number };

function presentSources(named: NamedSource[]): Pick<LeadSummary, 'sources' | 'others'> {
  const { allPages = 0, allMessages = 0 } = named[0] ?? {};
  const others = named.reduce(
    ({ pages, messages }, source) => ({ pages: pages - 1, messages: messages - source.messages }),
    { pages: allPages, messages: allMessages },
  );
  return { sources: named.map(({ sourcePage, messages }) => ({ sourcePage, messages })), others };
}
