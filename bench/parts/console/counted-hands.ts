import type { Locator, Page } from '@playwright/test';
import { Hands, monday } from './hands';

export interface Counted {
  clicks: number;
  keys: number;
}

/** Where the mouse goes down: a choice from a list is gone before its click would come, and a key that presses a button clicks too. */
const counting = `
  addEventListener('pointerdown', ({ isTrusted }) => isTrusted && countInput('clicks'), true);
  addEventListener('keydown', ({ key }) => ['Shift', 'Control', 'Alt', 'Meta'].includes(key) || countInput('keys'), true);
`;

/** At mouse and keyboard, whose clicks and keys the browser counts. Words and dates are not counted: they are the same everywhere. */
export class CountedHands extends Hands {
  private counted: Counted = { clicks: 0, keys: 0 };

  static async at(page: Page): Promise<CountedHands> {
    const hands = new CountedHands(page);
    await page.exposeFunction('countInput', (kind: keyof Counted) => hands.counted[kind]++);
    await page.addInitScript({ content: counting });
    return hands;
  }

  begin(): void {
    this.counted = { clicks: 0, keys: 0 };
  }

  get done(): Counted {
    return { ...this.counted };
  }

  override click(target: Locator): Promise<void> {
    return target.click();
  }

  override enter(text: Locator): Promise<void> {
    return text.click();
  }

  override selectWord(text: Locator, word: string): Promise<void> {
    return text.getByText(word).dblclick({ position: { x: 20, y: 12 } });
  }

  override selectPicture(_text: Locator, picture: Locator): Promise<void> {
    return picture.click();
  }

  override async date(field: Locator): Promise<void> {
    await field.click({ position: { x: 20, y: 20 } });
    await field.fill(monday);
  }

  /** In the system's window a click is one more. */
  override async choose(name: string, open: () => Promise<unknown>): Promise<void> {
    await super.choose(name, open);
    this.counted.clicks++;
  }
}
