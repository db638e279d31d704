import { Injectable } from '@nestjs/common';
import { ApiConfig } from '../../config/api-config';
import { type Statement, Statements } from '../../database/statements';
import type { ContentVersion } from './content-version.presenter';

/** Each row's number only ever grows, so a sum of what is committed has changed whenever one of them has. */
const ofPublished: Statement = {
  name: 'content version',
  text: `SELECT coalesce(sum(changed), 0)::text AS version FROM post_counts WHERE status = 'published'`,
};

@Injectable()
export class ContentVersionService {
  constructor(
    private readonly statements: Statements,
    private readonly config: ApiConfig,
  ) {}

  async read(): Promise<ContentVersion> {
    const [row] = await this.statements.ask<{ version: string }>(ofPublished, []);
    // While an answer is found out anew, the one before it is given for as long again.
    return { version: row?.version ?? '', heldMs: 2 * this.config.answerCacheMs };
  }
}
