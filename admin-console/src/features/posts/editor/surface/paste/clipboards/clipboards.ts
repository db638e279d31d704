/** HTML as a program puts it into the clipboard, and the content that it becomes. */
export interface Clipboard {
  name: string;
  html: string;
  content: string;
  picturesLeftOut?: number;
}
