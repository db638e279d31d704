import type { APIRequestContext } from '@playwright/test';
import { admin } from './test';

/** A token for a new app, made by the admin; the request's session is the admin's from then on. */
export const makeRegisteringToken = (request: APIRequestContext, app: string): Promise<string> =>
  makeReleaseToken(request, app, ['register', 'publish', 'promote', 'promoteWithoutRehearsal']);

/** The same for what else may be done with an app. */
export async function makeReleaseToken(request: APIRequestContext, app: string, rights: string[]): Promise<string> {
  await request.post('/api/admin/login', { data: admin });
  const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
  const made = await request.post('/api/admin/release-tokens', { data: { name: app, apps: [app], rights, expiresAt } });
  return (await made.json()).token;
}
