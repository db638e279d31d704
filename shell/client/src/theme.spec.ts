/**
 * @jest-environment-options {"url": "https://site.example.com/"}
 */
import { themeStorageKey, themeSwitchAttribute } from '@site/federation';

let darkSystem: boolean;
let idle: (() => void) | undefined;

beforeEach(() => {
  darkSystem = false;
  idle = undefined;
  localStorage.clear();
  forgetCookie();
  serve(undefined);
  document.body.innerHTML = `<button ${themeSwitchAttribute}><svg></svg></button>`;
  window.matchMedia = () => ({ matches: darkSystem }) as MediaQueryList;
  Object.assign(window, { requestIdleCallback: (callback: () => void) => (idle = callback) });
});

/** The document as the server renders it for a choice. */
function serve(choice: 'light' | 'dark' | undefined): void {
  if (choice) document.documentElement.dataset.theme = choice;
  else delete document.documentElement.dataset.theme;
  const media = (scheme: string) =>
    choice ? (scheme === choice ? 'all' : 'not all') : `(prefers-color-scheme: ${scheme})`;
  document.head.innerHTML = `
    <meta name="theme-color" data-scheme="light" media="${media('light')}" content="#fff">
    <meta name="theme-color" data-scheme="dark" media="${media('dark')}" content="#000">`;
}

/** Runs the script as a new document would. */
async function openDocument(): Promise<void> {
  const listening = jest.spyOn(window, 'addEventListener');
  await jest.isolateModulesAsync(async () => {
    await import('./theme');
  });
  for (const [type, listener] of listening.mock.calls) opened.push(() => window.removeEventListener(type, listener));
  listening.mockRestore();
}
const opened: (() => void)[] = [];
afterEach(() => opened.splice(0).forEach((close) => close()));

/** Once the page is painted and the browser has nothing better to do. */
async function whenIdle(): Promise<void> {
  idle?.();
  await new Promise((resolve) => setTimeout(resolve));
}

const press = () => document.querySelector('svg')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
const shown = () => document.documentElement.dataset.theme;
const cookie = () => /__Host-theme=(\w+)/.exec(document.cookie)?.[1];
const chooseBefore = (choice: string) => (document.cookie = `__Host-theme=${choice}; Path=/; Secure`);
const forgetCookie = () => (document.cookie = '__Host-theme=; Path=/; Secure; Max-Age=0');
const stored = () => localStorage.getItem(themeStorageKey);
const surface = () =>
  [...document.querySelectorAll('meta')].filter(({ media }) => media === 'all').map(({ content }) => content);
const chooseElsewhere = (newValue: string | null, key = themeStorageKey) =>
  dispatchEvent(new StorageEvent('storage', { key, newValue }));

describe('the colours of a document', () => {
  it.each([undefined, 'dark'] as const)(
    'stay as the server has rendered them, and storage is left alone: %s',
    async (choice) => {
      serve(choice);
      const head = document.head.innerHTML;
      const reading = jest.spyOn(Storage.prototype, 'getItem');
      await openDocument();
      expect([shown(), document.head.innerHTML]).toEqual([choice, head]);
      expect(reading).not.toHaveBeenCalled();
      reading.mockRestore();
    },
  );

  it('follow a choice in another tab, the browser’s surfaces included', async () => {
    await openDocument();
    chooseElsewhere('dark');
    expect([shown(), surface()]).toEqual(['dark', ['#000']]);
    chooseElsewhere(null);
    expect([shown(), surface()]).toEqual([undefined, []]);
  });

  it('are the system’s where another tab stores something else, and stay where it stores something else’s', async () => {
    await openDocument();
    chooseElsewhere('dark');
    chooseElsewhere('light', 'another key');
    expect(shown()).toBe('dark');
    chooseElsewhere('purple');
    expect(shown()).toBeUndefined();
  });

  it.each(['dark', undefined])('are those of now when the document comes back as it was left: %s', async (choice) => {
    serve(choice ? undefined : 'light');
    await openDocument();
    if (choice) chooseBefore(choice);
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(shown()).toBe(choice);
  });
});

describe('the switch', () => {
  it('turns to the other scheme and remembers it', async () => {
    await openDocument();
    press();
    expect([shown(), cookie(), stored()]).toEqual(['dark', 'dark', 'dark']);
    expect(surface()).toEqual(['#000']);
  });

  // ASVS 3.3.1
  it('leaves a cookie for a year, of the whole site, this host and https', async () => {
    await openDocument();
    const setting = jest.spyOn(document, 'cookie', 'set');
    press();
    expect(setting.mock.calls).toEqual([['__Host-theme=dark; Path=/; Max-Age=31536000; SameSite=Lax; Secure']]);
    setting.mockRestore();
  });

  it('turns from a dark system to light', async () => {
    darkSystem = true;
    await openDocument();
    press();
    expect([shown(), cookie(), stored()]).toEqual(['light', 'light', 'light']);
  });

  it('turns from what the server has rendered', async () => {
    serve('dark');
    chooseBefore('dark');
    await openDocument();
    press();
    expect([shown(), cookie()]).toEqual([undefined, undefined]);
  });

  it('follows the system again when turned back to what the system has', async () => {
    await openDocument();
    press();
    press();
    expect([shown(), cookie(), stored()]).toEqual([undefined, undefined, null]);
    expect(surface()).toEqual([]);
  });

  it('works where storage is forbidden', async () => {
    const forbidden = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('forbidden');
    });
    await openDocument();
    press();
    expect([shown(), cookie()]).toEqual(['dark', 'dark']);
    forbidden.mockRestore();
  });
});

describe('a choice that storage alone still has', () => {
  it('is brought back when the browser is idle', async () => {
    localStorage.setItem(themeStorageKey, 'dark');
    await openDocument();
    expect(shown()).toBeUndefined();
    await whenIdle();
    expect([shown(), cookie()]).toEqual(['dark', 'dark']);
  });

  it('gives way to the cookie’s', async () => {
    localStorage.setItem(themeStorageKey, 'dark');
    chooseBefore('light');
    serve('light');
    await openDocument();
    await whenIdle();
    expect([shown(), cookie()]).toEqual(['light', 'light']);
  });

  it('is none where storage holds something else, or nothing can be read', async () => {
    localStorage.setItem(themeStorageKey, 'purple');
    await openDocument();
    await whenIdle();
    expect([shown(), cookie()]).toEqual([undefined, undefined]);
    const forbidden = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('forbidden');
    });
    await openDocument();
    await whenIdle();
    expect(shown()).toBeUndefined();
    forbidden.mockRestore();
  });
});
