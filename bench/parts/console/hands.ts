import type { Locator, Page } from '@playwright/test';

export interface Counted {
  clicks: number;
  keys: number;
}

/** Where the mouse goes down: a choice from a list is gone before its click would come, and a key that presses a button clicks too. */
const counting = `
  addEventListener('pointerdown', ({ isTrusted }) => isTrusted && countInput('clicks'), true);
  addEventListener('keydown', ({ key }) => ['Shift', 'Control', 'Alt', 'Meta'].includes(key) || countInput('keys'), true);
`;

/** A person at mouse and keyboard, whose clicks and keys the browser counts. Words are not counted: they are the same everywhere. */
export class Hands {
  private counted: Counted = { clicks: 0, keys: 0 };

  private constructor(readonly page: Page) {}

  static async at(page: Page): Promise<Hands> {
    const hands = new Hands(page);
    await page.exposeFunction('countInput', (kind: keyof Counted) => hands.counted[kind]++);
    await page.addInitScript({ content: counting });
    // As long as somebody listens, none opens on the screen.
    page.on('filechooser', () => undefined);
    return hands;
  }

  begin(): void {
    this.counted = { clicks: 0, keys: 0 };
  }

  get done(): Counted {
    return { ...this.counted };
  }

  /** A button, a link or a place in the text. */
  click(target: Locator): Promise<void> {
    return target.click();
  }

  press(...keys: string[]): Promise<void> {
    return keys.reduce(async (before, key) => {
      await before;
      await this.page.keyboard.press(key);
    }, Promise.resolve());
  }

  /** Signs that are no words, such as those of Markdown: each is a key. */
  type(signs: string): Promise<void> {
    return this.page.keyboard.type(signs);
  }

  /** Where the focus is. */
  words(text: string): Promise<void> {
    return this.page.keyboard.insertText(text);
  }

  /** A click into the field; the date itself is asked for everywhere, as words are. */
  async date(field: Locator): Promise<void> {
    await field.click({ position: { x: 20, y: 20 } });
    await field.fill('2030-01-07T09:00');
  }

  /** A file of this computer: one more click, in a window that is not the page's. */
  async choose(name: string, open: () => Promise<unknown>): Promise<void> {
    const chooser = this.page.waitForEvent('filechooser');
    await open();
    await (await chooser).setFiles({ name, mimeType: 'image/png', buffer: await this.picture(name) });
    this.counted.clicks++;
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
