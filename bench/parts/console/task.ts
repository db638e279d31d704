import type { Page } from '@playwright/test';
import type { SignedInConsole } from '../../fixtures/signed-in-console';
import type { Hands } from './hands';

export interface Task {
  name: string;
  /** Makes what the task is about; answers the address where it begins. */
  prepare(console: SignedInConsole): Promise<string>;
  /** Ends when the console says that it is done. */
  carryOut(hands: Hands): Promise<void>;
}

export const dashboard = '/admin';
export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
export const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name, exact: true });
export const surface = (page: Page) => page.getByRole('textbox', { name: 'Content' });
export const said = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();
export const recent = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ hasText: title }).getByRole('link', { name: /Edit/ });
export const card = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title });

export interface PostFacts {
  title: string;
  status?: 'draft' | 'published';
  content?: string;
}

export async function makePost({ call }: SignedInConsole, { title, content = 'Some words.', ...facts }: PostFacts) {
  const slug = title.toLowerCase().replace(/\W+/g, '-');
  return call<{ id: number; version: number }>('POST', '/api/admin/posts', {
    ...{ title, slug, content, type: 'blog', ...facts },
  });
}

export const inEditor = async (opened: SignedInConsole, facts: PostFacts): Promise<string> =>
  `/admin/posts/${(await makePost(opened, facts)).id}/edit`;

export const checkbox = (page: Page, title: string) => page.getByRole('checkbox', { name: `Select “${title}”` });

/** The way of editing is a person's choice, which the console remembers. */
export async function chooseWriting(hands: Hands): Promise<void> {
  const { page } = hands;
  await page.goto('/admin/posts/new');
  const stored = page.waitForResponse((response) => response.url().endsWith('/preferences'));
  await hands.click(button(page, 'Write'));
  await stored;
}

export async function openTask(opened: SignedInConsole, task: Task): Promise<void> {
  const { page } = opened;
  await page.goto(await task.prepare(opened));
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
}
