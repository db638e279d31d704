import type { PostSummary } from '@site/api-client/public';
import { markdownPath } from './markdown-address';
import { escapeText } from './to-markdown';

/** A list of links; what they lead to is Markdown, too. */
export const linkList = (entries: { title: string; address: string; about?: string | null }[]): string =>
  entries
    .map(({ title, address, about }) => `- [${escapeText(title)}](${address})${about ? `: ${escapeText(about)}` : ''}`)
    .join('\n');

export const postList = (posts: PostSummary[], origin: string): string =>
  linkList(
    posts.map(({ title, slug, summary }) => ({
      title,
      address: origin + markdownPath(`/blog/${slug}`),
      about: summary,
    })),
  );
