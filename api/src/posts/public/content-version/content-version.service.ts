import { Inject, Injectable } from '@nestjs/common';
import { ApiConfig } from '../../../config/api-config';
import { BUILD_VERSION } from '../../../config/config.module';
import { statementTimeoutMs } from '../../../database/data-source-options';
import { type Statement, Statements } from '../../../database/statements';
import type { ContentVersion } from './content-version.presenter';

/** Each row's number only ever grows, so a sum of what is committed has changed whenever one of them has. */
const ofPublished: Statement = {
  name: 'content version',
  text: `SELECT coalesce(sum(changed), 0)::text AS version FROM post_counts WHERE status = 'published'`,
};

@Injectable()
export class ContentVersionService {
  private reading: Promise<ContentVersion> | undefined;

  constructor(
    private readonly statements: Statements,
    private readonly config: ApiConfig,
    @Inject(BUILD_VERSION) private readonly build: string,
  ) {}

  /** Never refused, however many call, so one statement is for all who do at a time. */
  read(): Promise<ContentVersion> {
    this.reading ??= this.query().finally(() => (this.reading = undefined));
    return this.reading;
  }

  private async query(): Promise<ContentVersion> {
    const [row] = await this.statements.query<{ version: string }>(ofPublished, []);
    // Cached from when it is read, which may take a while, and for as long again while it is being refreshed.
    const heldMs = statementTimeoutMs + 2 * this.config.responseCacheMs;
    // Another build may say the same posts in other words.
    return { version: `${this.build}-${row?.version}`, heldMs };
  }
}
