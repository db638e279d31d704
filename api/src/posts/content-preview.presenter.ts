import { type ContentPreviewInput, countWords, readingMinutes } from '@site/contracts';
import { writtenHtml } from './published-html';

/** What readers would get of a content. */
export class ContentPreview {
  /** Sanitised: safe to put into a page. */
  html!: string;
  words!: number;
  readingMinutes!: number;
}

export const presentPreview = async ({ content }: ContentPreviewInput): Promise<ContentPreview> => ({
  html: await writtenHtml(content),
  words: countWords(content),
  readingMinutes: readingMinutes(content),
});
