import pg from 'pg';
import { databaseUrl } from './database';

/** Runs `work` while every statement that reads or writes posts waits for a lock. */
export async function withPostsLocked(work: () => Promise<unknown>): Promise<void> {
  const client = new pg.Client(databaseUrl());
  await client.connect();
  await client.query('BEGIN; LOCK TABLE posts');
  await work().finally(() => client.end());
}
