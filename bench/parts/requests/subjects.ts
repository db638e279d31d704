import { randomUUID } from 'node:crypto';
import { write } from '../../fixtures/api-copies';
import type { Copy } from '../../fixtures/copy';

type Session = { Cookie: string };

/** The largest content there is, hard to read as markup. */
const content = '<b>x</b>'.repeat(25_000);
const nobody = '2147483647';

/** An address in which each id names something that is there, made for it, and as large as it may be. */
export async function addressOf(copy: Copy, session: Session, path: string): Promise<string> {
  if (!path.includes('{')) return path;
  const { id, slug = '' } = await subjectOf(copy, session, path);
  const token = path.includes('{token}') ? await previewTokenOf(copy, session, id) : '';
  const values: Record<string, string> = { id, slug, token, number: '1' };
  return path.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? nobody);
}

async function subjectOf(copy: Copy, session: Session, path: string): Promise<{ id: string; slug?: string }> {
  const name = `subject-${randomUUID()}`;
  if (/\/(posts|previews)\//.test(path)) {
    const post = { slug: name, title: name, summary: 'x'.repeat(2_000), content, type: 'blog', status: 'published' };
    const { id, slug } = await write(copy, session, 'POST', '/api/admin/posts', post);
    return { id: String(id), slug };
  }
  const person = { firstName: 'Ada', lastName: 'Lovelace', email: `${name}@example.com` };
  if (path.includes('/users/')) {
    const user = await write(copy, session, 'POST', '/api/admin/users', { ...person, username: name, role: 'user' });
    return { id: String(user.id) };
  }
  if (path.includes('/contact/')) {
    const message = { ...person, subject: 'Subject', message: 'x '.repeat(10_000) };
    return { id: String((await write(copy, session, 'POST', '/api/contact', message)).id) };
  }
  return { id: nobody };
}

async function previewTokenOf(copy: Copy, session: Session, id: string): Promise<string> {
  const link: unknown = await write(copy, session, 'POST', `/api/admin/posts/${id}/preview-link`);
  return String((link as { url: string }).url.split('/').at(-1));
}
