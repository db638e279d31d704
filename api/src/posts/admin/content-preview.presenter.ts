import { type ContentPreviewInput, countWords, minutesOf } from '@site/contracts';
import { writtenHtml } from '../public/published-html';

/** What readers would get of a content. */
export class ContentPreview {
  /** Sanitised: safe to put into a page. */
  html!: string;
  words!: number;
  readingMinutes!: number;
}

export async function presentPreview({ content }: ContentPreviewInput): Promise<ContentPreview> {
  const words = countWords(content);
  return { html: await writtenHtml(content), words, readingMinutes: minutesOf(words) };
}
