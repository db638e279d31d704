import { ForwardMigration } from './forward-migration';

/** Which version of each app each shell serves: one may have rolled back by itself, or be unable to follow. */
export class ReleaseShells1767225600071 extends ForwardMigration {
  protected readonly statements = [
    `CREATE TABLE release_shells (
      id text PRIMARY KEY,
      host text NOT NULL,
      versions jsonb NOT NULL,
      at timestamptz(3) NOT NULL DEFAULT now()
    )`,
  ];
}
