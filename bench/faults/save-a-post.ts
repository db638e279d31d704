import { randomUUID } from 'node:crypto';
import type { Site } from './people';

/** Saves one as the console does, and returns what an editor would see. */
export async function saveAPost({ origin, cookie }: Site): Promise<{ status: number; message?: string }> {
  const slug = `refused-${randomUUID()}`;
  const response = await fetch(`${origin}/api/admin/posts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ slug, title: 'Refused', content: 'Words', type: 'blog', status: 'draft' }),
  });
  const { message } = (await response.json()) as { message?: string };
  return { status: response.status, ...(message ? { message } : {}) };
}
