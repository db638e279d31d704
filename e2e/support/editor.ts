import type { Page } from '@playwright/test';
import { api, expect, unique } from './test';

export const content = (page: Page) => page.getByLabel('Content', { exact: true });

/** Makes a draft by the API, with its slug for a title, and opens it in the editor. */
export async function openPost(page: Page, name: string, text = 'First text.'): Promise<{ id: number; slug: string }> {
  const slug = unique(name);
  const { id } = await api(page, 'POST', '/api/admin/posts', { title: slug, slug, content: text, type: 'blog' });
  await page.goto(`/admin/posts/${id}/edit`);
  await expect(content(page)).toHaveValue(text);
  // Under a pointer that rests there, the sidebar opens over the editor.
  await content(page).hover();
  return { id, slug };
}
