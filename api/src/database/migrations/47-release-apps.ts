import { ForwardMigration } from './forward-migration';

/** Which apps there are, and which part of the site each owns: a token may register another one with its first release. */
export class ReleaseApps1767225600047 extends ForwardMigration {
  protected readonly statements = [
    `CREATE TABLE release_apps (
        name varchar(50) PRIMARY KEY,
        scope varchar(100) NOT NULL CONSTRAINT release_apps_scope UNIQUE,
        "registeredBy" varchar(255),
        "registeredAt" timestamptz(3) NOT NULL DEFAULT now()
      )`,
    `INSERT INTO release_apps (name, scope) VALUES ('public-site', '/'), ('admin-console', '/admin')`,
  ];
}
