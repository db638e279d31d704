import { Socket } from 'node:net';
import type { DataSourceOptions } from 'typeorm';
import { AuditEntry } from '../audit/audit-entry.entity';
import type { ApiConfig } from '../config/api-config';
import { ContactSubmission } from '../contact/contact-submission.entity';
import { MessageEvent } from '../contact/leads/message-event.entity';
import { ReplyTemplateEntry } from '../contact/replies/reply-template.entity';
import { OneTimeLink } from '../links/one-time-link.entity';
import { OutgoingMail } from '../mail/outgoing-mail.entity';
import { Picture } from '../pictures/picture.entity';
import { Post } from '../posts/post.entity';
import { PostDraftEntry } from '../posts/drafts/post-draft.entity';
import { PreviewLinkEntry } from '../posts/previews/preview-link.entity';
import { PostRevision } from '../posts/revisions/post-revision.entity';
import { FormerSlug } from '../posts/slugs/former-slug.entity';
import { ReleaseRequest } from '../releases/approvals/release-request.entity';
import { ReleaseCanary } from '../releases/canaries/release-canary.entity';
import { ReleaseChange } from '../releases/live/release-change.entity';
import { ReleaseApp } from '../releases/apps/release-app.entity';
import { ReleaseSchedule } from '../releases/schedules/release-schedule.entity';
import { ReleaseToken } from '../releases/tokens/release-token.entity';
import { ReleaseVersion } from '../releases/versions/release-version.entity';
import { SecondFactor } from '../second-factor/second-factor.entity';
import { Subscriber } from '../subscribers/subscriber.entity';
import { User } from '../users/user.entity';
import { keepAlive } from './keep-alive';
import { migrations } from './migrations';

const connectTimeoutMs = 10_000;
/** Postgres ends what takes longer; behind a pooler by settings of its user, which docs/deployment.md names. */
export const statementTimeoutMs = 20_000;

/** Long after Postgres has ended every statement: a server that says nothing for so long is gone. */
const silenceTimeoutMs = 3 * statementTimeoutMs;

/**
 * Of a copy that stops or whose host vanishes within a transaction, Postgres would keep the locks for hours. Longer than one
 * may wait for files meanwhile.
 */
const idleTransactionTimeoutMs = 120_000;

interface ConnectionSettings {
  /** In milliseconds. */
  connectTimeout?: number | undefined;
  /** In milliseconds; 0 for statements that may take any time. */
  silenceTimeout?: number;
}

export function dataSourceOptions(
  { databaseUrl, poolSize, preparedStatements }: ApiConfig,
  { connectTimeout = connectTimeoutMs, silenceTimeout = silenceTimeoutMs }: ConnectionSettings = {},
): DataSourceOptions {
  return {
    type: 'postgres',
    url: databaseUrl,
    poolSize,
    connectTimeoutMS: connectTimeout,
    extra: {
      ...keepAlive,
      stream: () => socketWith(silenceTimeout),
      // A pooler that shares connections refuses what would be a setting of one of them.
      ...(preparedStatements && {
        statement_timeout: statementTimeoutMs,
        idle_in_transaction_session_timeout: idleTransactionTimeoutMs,
      }),
    },
    entities: [
      AuditEntry,
      ContactSubmission,
      FormerSlug,
      MessageEvent,
      OneTimeLink,
      OutgoingMail,
      Picture,
      Post,
      PostDraftEntry,
      PostRevision,
      PreviewLinkEntry,
      ReleaseChange,
      ReleaseApp,
      ReleaseCanary,
      ReleaseRequest,
      ReleaseSchedule,
      ReleaseToken,
      ReleaseVersion,
      ReplyTemplateEntry,
      SecondFactor,
      Subscriber,
      User,
    ],
    migrations,
    // The migration does: TypeORM would look for extensions by itself on a connection of its own.
    installExtensions: false,
    synchronize: false,
  };
}

/** A host that loses its power closes no connection: its queries would wait for as long as the kernel sends them again. */
function socketWith(silenceTimeout: number): Socket {
  const socket = new Socket();
  socket.setTimeout(silenceTimeout, () =>
    socket.destroy(new Error('Connection terminated: the database says nothing')),
  );
  return socket;
}
