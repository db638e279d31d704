import type { Locator, Page } from '@playwright/test';

/** Of a Monday, as a field of a date and a time gives it. */
export const monday = '2030-01-07T09:00';

/** A person's, with whom a task is carried out: at the mouse, or at the keyboard alone. */
export abstract class Hands {
  constructor(readonly page: Page) {
    // As long as somebody listens, none opens on the screen.
    page.on('filechooser', () => undefined);
  }

  /** A button, a link, a box or a choice of a list. */
  abstract click(target: Locator): Promise<void>;

  /** The caret goes into a text. */
  abstract enter(text: Locator): Promise<void>;

  abstract selectWord(text: Locator, word: string): Promise<void>;

  abstract selectPicture(text: Locator, picture: Locator): Promise<void>;

  /** A Monday's. */
  abstract date(field: Locator): Promise<void>;

  async press(...keys: string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  /** Signs that are no words, such as those of Markdown: each is a key. */
  type(signs: string): Promise<void> {
    return this.page.keyboard.type(signs);
  }

  /** Where the focus is. */
  words(text: string): Promise<void> {
    return this.page.keyboard.insertText(text);
  }

  /** A file of this computer, in a window that is not the page's. */
  async choose(name: string, open: () => Promise<unknown>): Promise<void> {
    const chooser = this.page.waitForEvent('filechooser');
    await open();
    await (await chooser).setFiles({ name, mimeType: 'image/png', buffer: await this.picture(name) });
  }

  /** Pictures that differ, since each is kept once. */
  private async picture(name: string): Promise<Buffer> {
    const data = await this.page.evaluate((text) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 360 });
      canvas.getContext('2d')?.fillText(text, 40, 40);
      return canvas.toDataURL('image/png').split(',')[1] ?? '';
    }, name);
    return Buffer.from(data, 'base64');
  }
}
