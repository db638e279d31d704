import type { Caller } from './caller';

/** Whether the API knows who calls. */
export const isSignedIn = async (caller: Pick<Caller, 'get'>): Promise<boolean> =>
  (await caller.get('/api/auth/user')).status === 200;
