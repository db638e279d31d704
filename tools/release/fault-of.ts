import type { ReleasedApp } from '@site/federation';
import { Problem } from '../start/problem';
import { checkRelease } from './check';

/** What is wrong with a stored release, in a sentence; undefined for a sound one. */
export async function faultOf(releasesDir: string, app: ReleasedApp, version: string): Promise<string | undefined> {
  try {
    await checkRelease(releasesDir, app, version);
    return undefined;
  } catch (error) {
    if (error instanceof Problem) return error.message.split('\n')[0];
    throw error;
  }
}
