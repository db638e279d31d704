import type { Browser, Page } from '@playwright/test';

/** A low window while a page loads: nobody looks, and painting costs more than checking. */
const viewport = { width: 1280, height: 400 };
/** A day ahead of the server, and on the other side of the earth: what depends on the time hydrates wrongly. */
const timezoneId = 'Pacific/Kiritimati';
const aheadMs = 29 * 60 * 60_000 + 17 * 60_000;

/** Tabs of a browser, which are reused, page after page, so that scripts are fetched only once. */
export class Tabs {
  private readonly idle = new Map<string, Page[]>();

  constructor(private readonly browser: Browser) {}

  /** Opens a page of a site. */
  async use<Result extends { problems?: string[] } | undefined>(
    origin: string,
    open: (tab: Page) => Promise<Result>,
  ): Promise<Result> {
    const idle = this.idle.get(origin) ?? [];
    this.idle.set(origin, idle);
    const tab = idle.pop() ?? (await privateTab(this.browser));
    // Whoever looked at a page before may have left it at another width.
    if (tab.viewportSize()?.width !== viewport.width) await tab.setViewportSize(viewport);
    const result = await open(tab);
    // A tab that has shown an error may continue to suffer from it.
    const hasFailed = !result || (result.problems ?? []).length > 0;
    if (hasFailed) await tab.context().close();
    else idle.push(tab);
    return result;
  }
}

/** With its own cookies. Other sites are blocked: their responses say nothing about a release. */
async function privateTab(browser: Browser): Promise<Page> {
  const options = { serviceWorkers: 'block', reducedMotion: 'reduce', viewport, timezoneId } as const;
  const page = await (await browser.newContext(options)).newPage();
  await page.addInitScript(setClockAhead, aheadMs);
  return page;
}

/**
 * Runs in the browser. The clock goes on, unlike Playwright's fixed time, at which code that waits for a time never ends.
 * All are methods: to other functions tsx adds a helper that keeps their names, and which a browser does not have.
 */
function setClockAhead(ms: number): void {
  const Machine = Date;
  globalThis.Date = new Proxy(Machine, {
    apply() {
      return String(new Machine(Machine.now() + ms));
    },
    construct(target, given, derived) {
      return Reflect.construct(target, given.length > 0 ? given : [Machine.now() + ms], derived);
    },
    get(target, name) {
      return name === 'now' ? () => Machine.now() + ms : Reflect.get(target, name);
    },
  });
}
