import type { PGlite } from '@electric-sql/pglite';

/** Owns everything: for migrations, backups and manual repairs. */
export const owner = 'postgres';
/** The API's user: no superuser, and owner of nothing. */
export const apiUser = 'keystride_api';

/** Keeps a session from switching users, as Postgres does within functions of another owner. */
const lockedToUser = 1;
const ownerId = 10;

/** Postgres' own function, which PGlite exports for extensions. */
interface Backend {
  _SetUserIdAndSecContext(user: number, context: number): void;
}

/**
 * PGlite's one backend was started by its superuser, so anybody could undo SET SESSION AUTHORIZATION. Nobody can undo
 * this: neither SET nor RESET nor DISCARD restores the owner's rights.
 */
export class Users {
  private constructor(
    private readonly database: PGlite,
    private readonly ids: ReadonlyMap<string, number>,
  ) {}

  static async of(database: PGlite): Promise<Users> {
    const find = () => database.query<{ oid: number }>('SELECT oid FROM pg_roles WHERE rolname = $1', [apiUser]);
    if ((await find()).rows.length === 0) await database.exec(`CREATE ROLE ${apiUser} LOGIN`);
    const [row] = (await find()).rows;
    if (!row) throw new Error(`The role ${apiUser} could not be made.`);
    return new Users(
      database,
      new Map([
        [owner, ownerId],
        [apiUser, row.oid],
      ]),
    );
  }

  has(name: string): boolean {
    return this.ids.has(name);
  }

  /** Everything from now on runs as this user. */
  become(name: string): void {
    const id = this.ids.get(name);
    if (id === undefined) throw new Error(`There is no user ${name}.`);
    const backend = this.database.Module as unknown as Backend;
    backend._SetUserIdAndSecContext(id, id === ownerId ? 0 : lockedToUser);
  }
}
