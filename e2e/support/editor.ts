import type { Page } from '@playwright/test';
import { api, expect } from './test';

export const content = (page: Page) => page.getByLabel('Content', { exact: true });

/** Makes a draft by the API and opens it in the editor; answers its id. */
export async function openPost(page: Page, slug: string, text = 'First text.'): Promise<number> {
  const { id } = await api(page, 'POST', '/api/admin/posts', { title: slug, slug, content: text, type: 'blog' });
  await page.goto(`/admin/posts/${id}/edit`);
  await expect(content(page)).toHaveValue(text);
  // Under a pointer that rests there, the sidebar opens over the editor.
  await content(page).hover();
  return id;
}
