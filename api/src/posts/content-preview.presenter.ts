import { type ContentPreviewInput, countWords, readingMinutes } from '@site/contracts';
import { contentHtml } from './content-html';

/** What readers would get of a content. */
export class ContentPreview {
  /** Sanitised: safe to put into a page. */
  html!: string;
  words!: number;
  readingMinutes!: number;
}

export const presentPreview = ({ content }: ContentPreviewInput): ContentPreview => ({
  html: contentHtml(content),
  words: countWords(content),
  readingMinutes: readingMinutes(content),
});
