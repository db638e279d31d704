import { ForwardMigration } from './forward-migration';

export class Messages1767225600006 extends ForwardMigration {
  protected readonly statements = forward;
}

const forward = [
  `ALTER TABLE contact_submissions ADD COLUMN "deletedAt" timestamptz(3)`,

  // Lists, counts and exports never mix kept and deleted messages, so each kind has an order of its own.
  `DROP INDEX contact_submissions_created_idx`,
  `CREATE INDEX contact_submissions_kept_idx ON contact_submissions ("createdAt" DESC, id DESC)
    WHERE "deletedAt" IS NULL`,
  `CREATE INDEX contact_submissions_unread_idx ON contact_submissions ("createdAt" DESC, id DESC)
    WHERE "deletedAt" IS NULL AND NOT "isRead"`,
  `CREATE INDEX contact_submissions_deleted_idx ON contact_submissions ("deletedAt") WHERE "deletedAt" IS NOT NULL`,

  `CREATE FUNCTION contact_document("firstName" text, "lastName" text, email text, company text, subject text, message text)
    RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$ SELECT "firstName" || ' ' || "lastName" || chr(10) || email || chr(10) || coalesce(company, '') || chr(10)
      || coalesce(subject, '') || chr(10) || message $$`,
  `CREATE INDEX contact_submissions_document_idx ON contact_submissions
    USING gin (contact_document("firstName", "lastName", email, company, subject, message) gin_trgm_ops)`,
];
