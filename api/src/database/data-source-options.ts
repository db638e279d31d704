import type { DataSourceOptions } from 'typeorm';
import { AuditEntry } from '../audit/audit-entry.entity';
import type { ApiConfig } from '../config/api-config';
import { ContactSubmission } from '../contact/contact-submission.entity';
import { OneTimeLink } from '../links/one-time-link.entity';
import { Post } from '../posts/post.entity';
import { PostRevision } from '../posts/revisions/post-revision.entity';
import { FormerSlug } from '../posts/slugs/former-slug.entity';
import { SecondFactor } from '../second-factor/second-factor.entity';
import { User } from '../users/user.entity';
import { FirstTables1767225600000 } from './migrations/1-first-tables';
import { PostHistory1767225600001 } from './migrations/2-post-history';
import { Publishing1767225600003 } from './migrations/3-publishing';
import { Accounts1767225600005 } from './migrations/5-accounts';
import { Messages1767225600006 } from './migrations/6-messages';

const connectTimeoutMs = 10_000;
const statementTimeoutMs = 20_000;

export function dataSourceOptions({ databaseUrl, poolSize }: ApiConfig): DataSourceOptions {
  return {
    type: 'postgres',
    url: databaseUrl,
    poolSize,
    connectTimeoutMS: connectTimeoutMs,
    extra: { statement_timeout: statementTimeoutMs },
    entities: [AuditEntry, ContactSubmission, FormerSlug, OneTimeLink, Post, PostRevision, SecondFactor, User],
    migrations: [
      FirstTables1767225600000,
      PostHistory1767225600001,
      Publishing1767225600003,
      Accounts1767225600005,
      Messages1767225600006,
    ],
    // The migration does: TypeORM would look for extensions by itself on a connection of its own.
    installExtensions: false,
    synchronize: false,
  };
}
