import type { APIRequestContext } from '@playwright/test';
import { admin } from './test';

/** A token for a new app, made by the admin; the request's session is the admin's from then on. */
export async function makeRegisteringToken(request: APIRequestContext, app: string): Promise<string> {
  await request.post('/api/admin/login', { data: admin });
  const made = await request.post('/api/admin/release-tokens', {
    data: {
      ...{ name: app, apps: [app], expiresAt: new Date(Date.now() + 3_600_000).toISOString() },
      rights: ['register', 'publish', 'promote', 'promoteWithoutRehearsal'],
    },
  });
  return (await made.json()).token;
}
