import type { PathStatus } from './find-problems';

/** So that a post of many links doesn't flood the site. */
export const checkedAtOnce = 6;

/** A redirect of a former address leads on; where the site has another host than the console, nothing is known. */
export async function checkPath(path: string, signal?: AbortSignal): Promise<[string, PathStatus]> {
  try {
    const address = window.location.origin + path;
    const { ok, status } = await fetch(address, { method: 'HEAD', credentials: 'omit', cache: 'no-store', signal });
    return [path, ok ? 'there' : status === 404 || status === 410 ? 'missing' : 'unknown'];
  } catch {
    return [path, 'unknown'];
  }
}
