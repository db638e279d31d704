import { Injectable } from '@nestjs/common';
import { limits } from '@site/contracts';
import { Purge } from '../../database/purge';
import { type Statement, Statements } from '../../database/statements';

const hourMs = 60 * 60_000;

/** What nobody wanted for as long as devices keep it, and editors that told nothing of their end. */
const purging: Statement = {
  name: 'purge editors',
  text: `DELETE FROM post_editors WHERE coalesce("openUntil", now()) <= now()
    AND (unsaved IS NULL OR "unsavedAt" < now() - $1 * interval '1 day')`,
};

@Injectable()
export class UnsavedPostPurge extends Purge {
  constructor(private readonly statements: Statements) {
    super(6 * hourMs);
  }

  protected override purge(): Promise<unknown> {
    return this.statements.ask(purging, [limits.unsavedDays]);
  }
}
