import type { Locator } from '@playwright/test';
import { faultsOf } from '../../../e2e/support/faults-of';
import { Hands, monday } from './hands';

/** More than a screen has places to stop at, or a short text letters. */
const mostKeys = 100;

/** At the keyboard alone. Notes what is wrong with the screens and dialogs on which a step is taken. */
export class Keyboard extends Hands {
  private readonly noted = new Set<string>();

  /** Since they were last asked for. */
  takeFaults(): string[] {
    const faults = [...this.noted];
    this.noted.clear();
    return faults;
  }

  override async click(target: Locator): Promise<void> {
    // Axe knows of dialogs that what they cover can't be reached, not of lists.
    await this.look((await isChoice(target)) ? '[role=listbox]' : undefined);
    await this.moveTo(target);
    await super.press(
      await target.evaluate((element) => (element.matches('[role=checkbox], [type=checkbox]') ? 'Space' : 'Enter')),
    );
  }

  override enter(text: Locator): Promise<void> {
    return this.moveTo(text);
  }

  override async selectWord(text: Locator, word: string): Promise<void> {
    await this.enter(text);
    await super.press('Control+Home', 'Control+Shift+ArrowRight');
    const selected = () => this.page.evaluate(() => String(getSelection()).trim());
    await this.pressUntil(
      async () => (await selected()) === word,
      () => super.press('ArrowRight', 'Control+Shift+ArrowRight'),
    );
  }

  override async selectPicture(text: Locator, picture: Locator): Promise<void> {
    await this.enter(text);
    await super.press('Control+Home');
    await this.pressUntil(
      () => picture.evaluate((element) => element.matches('.ProseMirror-selectednode')),
      () => super.press('ArrowRight'),
    );
  }

  /** From its first part: whoever comes from behind arrives at the last. A year could have six digits. */
  override async date(field: Locator): Promise<void> {
    await this.moveTo(field);
    await this.pressUntil(
      async () => !(await isFocused(field)),
      () => super.press('Shift+Tab'),
    );
    await super.press('Tab');
    await this.type('01072030');
    await super.press('ArrowRight');
    await this.type('0900AM');
    const typed = await field.inputValue();
    if (typed !== monday) throw new Error(`Typed as ${typed}`);
  }

  override async press(...keys: string[]): Promise<void> {
    for (const key of keys) {
      if (key === 'Enter') await this.look();
      await super.press(key);
    }
  }

  /** Whatever is done next may be a task's last step. */
  private async look(part?: string): Promise<void> {
    const place = new URL(this.page.url()).pathname;
    for (const fault of await faultsOf(this.page, { part, inDark: true })) this.noted.add(`${place}: ${fault}`);
  }

  private async moveTo(target: Locator): Promise<void> {
    await target.waitFor();
    // Tab moves in the lists and tables of a text, and leaves it after Escape.
    if (await this.page.evaluate(() => document.activeElement?.matches('[contenteditable=true]')))
      await super.press('Escape');
    const [on, back] = (await isChoice(target)) ? ['ArrowDown', 'ArrowUp'] : ['Tab', 'Shift+Tab'];
    await this.pressUntil(
      () => isFocused(target),
      async () => super.press((await isBehind(target)) ? back : on),
    );
    if (!(await isInSight(target))) this.noted.add(`Has the focus out of sight: ${await this.focus()}`);
  }

  private async pressUntil(isThere: () => Promise<boolean>, press: () => Promise<void>): Promise<void> {
    for (let pressed = 0; pressed < mostKeys; pressed++) {
      if (await isThere()) return;
      await press();
    }
    throw new Error(`Not there after ${mostKeys} keys: the focus is at ${await this.focus()}`);
  }

  private focus(): Promise<string | undefined> {
    return this.page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200));
  }
}

/** In a list, whose choices the arrow keys go through. */
const isChoice = (target: Locator): Promise<boolean> => target.evaluate((element) => element.matches('[role=option]'));

const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

/** Whether the focus has gone past it. */
const isBehind = (target: Locator): Promise<boolean> =>
  target.evaluate(
    (element) =>
      element.compareDocumentPosition(document.activeElement ?? document) === Node.DOCUMENT_POSITION_FOLLOWING,
  );

/** Any of it, or of the label that stands for it: nothing that sticks to an edge of the window covers all. */
const isInSight = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => {
    const places = [element, ...((element as HTMLInputElement).labels ?? [])];
    return places.some((place) => {
      const { left, top, width, height } = place.getBoundingClientRect();
      const parts = [0.1, 0.5, 0.9];
      return parts.some((x) =>
        parts.some((y) => place.contains(document.elementFromPoint(left + x * width, top + y * height))),
      );
    });
  });
