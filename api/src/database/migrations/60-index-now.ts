import { ForwardMigration } from './forward-migration';

/** How far search engines have been notified, which all copies of the API share. */
export class IndexNow1767225600060 extends ForwardMigration {
  protected readonly statements = [
    `CREATE TABLE index_now (
      id integer PRIMARY KEY DEFAULT 1 CHECK (id = 1),
      at timestamptz NOT NULL DEFAULT now(),
      slug varchar(255) NOT NULL DEFAULT '',
      failures integer NOT NULL DEFAULT 0,
      "dueAt" timestamptz NOT NULL DEFAULT now()
    )`,
  ];
}
