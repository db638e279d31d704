import { themeStorageKey, themeSwitchAttribute } from '@site/federation';

let darkSystem: boolean;

beforeEach(() => {
  darkSystem = false;
  localStorage.clear();
  delete document.documentElement.dataset.theme;
  document.head.innerHTML = `
    <meta name="theme-color" data-scheme="light" media="(prefers-color-scheme: light)" content="#fff">
    <meta name="theme-color" data-scheme="dark" media="(prefers-color-scheme: dark)" content="#000">`;
  document.body.innerHTML = `<button ${themeSwitchAttribute}><svg></svg></button>`;
  window.matchMedia = () => ({ matches: darkSystem }) as MediaQueryList;
});

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

const press = () => document.querySelector('svg')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
const shown = () => document.documentElement.dataset.theme;
const stored = () => localStorage.getItem(themeStorageKey);
const surface = () =>
  [...document.querySelectorAll('meta')].filter(({ media }) => media === 'all').map(({ content }) => content);

describe('the colours of a document', () => {
  it('are the system’s until the visitor chooses', async () => {
    await openDocument();
    expect(shown()).toBeUndefined();
    expect(surface()).toEqual([]);
  });

  it('are those that were chosen before, the browser’s surfaces included', async () => {
    localStorage.setItem(themeStorageKey, 'dark');
    await openDocument();
    expect(shown()).toBe('dark');
    expect(surface()).toEqual(['#000']);
  });

  it('are the system’s where storage holds something else, or nothing can be read', async () => {
    localStorage.setItem(themeStorageKey, 'purple');
    await openDocument();
    expect(shown()).toBeUndefined();
    const forbidden = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('forbidden');
    });
    await openDocument();
    expect(shown()).toBeUndefined();
    forbidden.mockRestore();
  });

  it('follow a choice in another tab', async () => {
    await openDocument();
    localStorage.setItem(themeStorageKey, 'dark');
    dispatchEvent(new StorageEvent('storage', { key: themeStorageKey }));
    expect(shown()).toBe('dark');
  });
});

describe('the switch', () => {
  it('turns to the other scheme and remembers it', async () => {
    await openDocument();
    press();
    expect([shown(), stored()]).toEqual(['dark', 'dark']);
  });

  it('turns from a dark system to light', async () => {
    darkSystem = true;
    await openDocument();
    press();
    expect([shown(), stored()]).toEqual(['light', 'light']);
  });

  it('follows the system again when turned back to what the system has', async () => {
    await openDocument();
    press();
    press();
    expect([shown(), stored()]).toEqual([undefined, null]);
    expect(surface()).toEqual([]);
  });
});
