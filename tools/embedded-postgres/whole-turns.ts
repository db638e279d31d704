import type { PGlite } from '@electric-sql/pglite';

/** Kinds of messages that are parts of something: a prepared statement's steps up to its Sync, the data of a COPY. */
const parts = new Set([...'PBDECHd'].map((letter) => letter.charCodeAt(0)));

/**
 * The database as pglite-socket shall see it. That gives the turn to another connection after every message unless a
 * transaction is open: between two steps of one statement another's would slip in, and each get the other's answer. So
 * what is begun counts as a transaction until it is complete.
 */
export function inWholeTurns(database: PGlite): PGlite {
  let begun = false;
  const seen: Pick<PGlite, 'isInTransaction' | 'execProtocolRawStream' | 'exec'> = {
    isInTransaction: () => begun || database.isInTransaction(),
    execProtocolRawStream: (message, options) => {
      begun = parts.has(message[0] ?? 0);
      return database.execProtocolRawStream(message, options);
    },
    // Asked for only when a connection has gone in the middle.
    exec: (sql) => {
      begun = false;
      return database.exec(sql);
    },
  };
  return new Proxy(database, {
    get(target, name) {
      if (name in seen) return seen[name as keyof typeof seen];
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
