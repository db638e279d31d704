import { randomUUID } from 'node:crypto';
import type { Site } from './people';

/** Saves one as the console does, and answers what an editor would be told. */
export async function saveAPost({ origin, cookie }: Site): Promise<{ status: number; message?: string }> {
  const slug = `refused-${randomUUID()}`;
  const answer = await fetch(`${origin}/api/admin/posts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ slug, title: 'Refused', content: 'Words', type: 'blog', status: 'draft' }),
  });
  const { message } = (await answer.json()) as { message?: string };
  return { status: answer.status, ...(message ? { message } : {}) };
}
