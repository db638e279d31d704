import { ForwardMigration } from './forward-migration';

/** How often posts were viewed, by week. */
export class PostViews1767225600053 extends ForwardMigration {
  protected readonly statements = [
    `CREATE TABLE post_views (
      "postId" integer NOT NULL REFERENCES posts (id) ON DELETE CASCADE,
      week date NOT NULL,
      views integer NOT NULL,
      PRIMARY KEY ("postId", week)
    )`,
    `CREATE TABLE view_reporters (
      id varchar(64) PRIMARY KEY,
      sequence integer NOT NULL,
      at timestamptz NOT NULL DEFAULT now()
    )`,
  ];
}
