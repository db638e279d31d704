import pg from 'pg';
import type { PostgresFixture } from './fixtures';
import type { FaultUnderLoad } from './under-load';

/** Needs a Postgres that may be stopped. */
export const databaseStops = (seconds: number): FaultUnderLoad => ({
  name: 'database-stops',
  fault: `Postgres stopped for ${seconds} s, and started again`,
  seconds,
  pagesStay: true,
  inflict: async (fixture) => {
    const { postgres } = fixture as PostgresFixture;
    postgres.stop();
    return async () => postgres.start();
  },
});

export const connectionsUsedUp: FaultUnderLoad = {
  name: 'connections-used-up',
  fault: 'every connection of Postgres taken by others, those of the API cut, for 10 s',
  seconds: 10,
  pagesStay: true,
  inflict: async ({ databaseUrl }) => {
    const taken: pg.Client[] = [];
    const take = async () => {
      for (;;) {
        const client = new pg.Client({ connectionString: databaseUrl, application_name: 'taker' });
        client.on('error', () => undefined);
        try {
          await client.connect();
        } catch {
          return;
        }
        taken.push(client);
      }
    };
    await take();
    // The API asks for new ones at once, and may be quicker.
    for (let others = 1; others > 0;) {
      const cut = await taken[0]?.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE backend_type = 'client backend' AND application_name <> 'taker'`,
      );
      others = cut?.rowCount ?? 0;
      await Promise.all(Array.from({ length: others }, take));
    }
    return async () => {
      for (const client of taken) await client.end();
    };
  },
};

export const queryHangs: FaultUnderLoad = {
  name: 'query-hangs',
  fault: 'every query of posts hangs for 25 s behind a lock',
  seconds: 25,
  pagesStay: true,
  inflict: async ({ databaseUrl }) => {
    const client = new pg.Client(databaseUrl);
    await client.connect();
    await client.query('BEGIN');
    await client.query('LOCK TABLE posts IN ACCESS EXCLUSIVE MODE');
    return () => client.end();
  },
};
