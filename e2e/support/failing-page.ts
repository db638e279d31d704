import { expect, type Browser, type BrowserContextOptions, type Locator, type Page } from '@playwright/test';
import { faultHeader } from './fault-proxy';
import type { ShellUnderFaults } from './shell-under-faults';

/** Busy machines are slow; how fast it was stands in the output. */
const longTimeout = { timeout: 60_000 };

type Milestone = 'usable' | 'recovered';
/** The longest that each took in this process, in seconds. */
const slowest: Record<Milestone, { seconds: number; name: string }> = {
  usable: { seconds: 0, name: 'none' },
  recovered: { seconds: 0, name: 'none' },
};

/** One line for whoever reads the output. */
export const describeSlowest = (): string =>
  Object.entries(slowest)
    .map(([what, { seconds, name }]) => `slowest ${what}: ${seconds.toFixed(1)} s (${name})`)
    .join(', ');

interface FailingPageOptions {
  browser: Browser;
  shell: ShellUnderFaults;
  /** Names the case, and the fault that strikes this page alone. */
  name: string;
  context?: BrowserContextOptions;
}

/** One visitor of the shell under faults, who never reloads. */
export class FailingPage {
  private constructor(
    readonly page: Page,
    readonly name: string,
    private began = Date.now(),
  ) {}

  static async open({ browser, shell, name, context }: FailingPageOptions): Promise<FailingPage> {
    const created = await browser.newContext({
      ...context,
      baseURL: shell.front.origin,
      extraHTTPHeaders: { [faultHeader]: name },
    });
    return new FailingPage(await created.newPage(), name);
  }

  /** Starts the clock. */
  begin(): void {
    this.began = Date.now();
  }

  async goto(address: string): Promise<void> {
    this.begin();
    await this.page.goto(address, { waitUntil: 'commit' });
  }

  /** Waits for what shall stand there in spite of the fault, or again after it. */
  async sees(thing: Locator, what: Milestone): Promise<void> {
    await expect(thing, `${this.name}: ${what}`).toBeVisible(longTimeout);
    const seconds = (Date.now() - this.began) / 1000;
    if (seconds > slowest[what].seconds) slowest[what] = { seconds, name: this.name };
    console.log(`    ${this.name}: ${what} after ${seconds.toFixed(1)} s`);
  }

  /** From here on nothing but the page itself may bring it back. */
  async markDocument(): Promise<void> {
    await this.page.evaluate(() => Object.assign(window, { sameDocument: true }));
  }

  async expectSameDocument(): Promise<void> {
    expect(await this.page.evaluate(() => 'sameDocument' in window), `${this.name}: no reload`).toBe(true);
  }

  close(): Promise<void> {
    return this.page.context().close();
  }
}
