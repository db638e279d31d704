import { type ApiProcess, endApi, runApi } from './api-process';
import type { Caller } from './caller';
import { query } from './database';
import { postInput } from './factories';

const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();

/** Drafts that should have been published a minute ago. */
export async function createDue(admin: Caller, count: number): Promise<void> {
  const draft = () => admin.post('/api/admin/posts', postInput({ publishAt: inAnHour() }));
  await Promise.all(Array.from({ length: count }, draft));
  await query(`UPDATE posts SET "publishAt" = now() - interval '1 minute' WHERE "publishAt" IS NOT NULL`);
}

export const countDue = async (): Promise<number> =>
  (await query<{ count: number }>('SELECT count(*)::int FROM posts WHERE "publishAt" <= now()'))[0]?.count ?? NaN;

/** Starts other copies of the API that look for due posts all the time. They end with the test. */
export function usePublishers(): () => Promise<ApiProcess> {
  const publishers: ApiProcess[] = [];
  afterEach(() => Promise.all(publishers.splice(0).map(endApi)));
  return async () => {
    const publisher = await runApi({ SCHEDULE_INTERVAL_MS: '50', LOG_LEVEL: 'debug' });
    publishers.push(publisher);
    return publisher;
  };
}
