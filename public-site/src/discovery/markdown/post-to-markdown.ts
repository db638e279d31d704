import type { PostDetails } from '@site/api-client/public';
import { postTypeLabels } from '@site/contracts';
import { escapeText, toMarkdown } from './to-markdown';

/** A post as its page has it: heading, facts, summary, video or cover, text. */
export function postToMarkdown(post: PostDetails, address: string): string {
  const { title, author, summary, type, tags, publishedAt, readingMinutes, videoUrl, coverImageUrl, contentHtml } =
    post;
  const facts = [
    postTypeLabels[type],
    author?.name,
    publishedAt?.slice(0, 10),
    `${readingMinutes} min read`,
    tags.join(', '),
  ];
  const media = videoUrl
    ? [`Video: <${new URL(videoUrl, address).href}>`]
    : [coverImageUrl && `![${escapeText(`Cover of “${title}”`)}](${new URL(coverImageUrl, address).href})`];
  return [
    `# ${escapeText(title)}`,
    facts
      .map((fact) => fact && escapeText(fact))
      .filter(Boolean)
      .join(' · '),
    summary && `**${escapeText(summary)}**`,
    ...media,
    toMarkdown(contentHtml, address),
  ]
    .filter(Boolean)
    .join('\n\n');
}
