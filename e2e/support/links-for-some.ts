import type { Page } from '@playwright/test';
import { api, unique } from './test';

/**
 * Links to a preview, and to the page that ends a subscription: those who were sent them may open them. The previewed post
 * is for the journey to delete.
 */
export async function linksForSome(page: Page): Promise<{ id: number; links: string[] }> {
  const post = {
    title: 'Large letters',
    slug: unique('large-letters'),
    type: 'blog',
    status: 'draft',
    content: '<p>Draft.</p>',
  };
  const { id } = await api(page, 'POST', '/api/admin/posts', post);
  const { url } = await api(page, 'POST', `/api/admin/posts/${id}/preview-link`);
  const subscriber = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com', sourcePage: '/real-estate' };
  const signUp = { subject: 'Newsletter: insights', message: 'Please keep me informed: Ada Byron (ada@example.com).' };
  await api(page, 'POST', '/api/contact', { ...subscriber, ...signUp });
  const exported = await (await page.request.get('/api/admin/subscribers/export.csv')).text();
  return { id, links: [url, /\/newsletter\/[\w-]+/.exec(exported)?.[0] ?? ''] };
}
