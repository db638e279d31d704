import { ForwardMigration } from './forward-migration';

/** Who began a canary, also once somebody else has advanced or resumed it: the rule of the second person asks for that. */
export class CanaryBeginners1767225600062 extends ForwardMigration {
  protected readonly statements = [
    `ALTER TABLE release_canaries ADD "begunByUserId" text, ADD "begunByTokenId" text`,
    // Of those that somebody else has advanced or resumed since, nobody knows any more who began them.
    `UPDATE release_canaries SET "begunByUserId" = "userId", "begunByTokenId" = "tokenId"`,
  ];
}
