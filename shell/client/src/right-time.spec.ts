import type { ShellData } from '@site/federation';
import { rightTime } from './right-time';

let idle: (() => void) | undefined;
let readyState: DocumentReadyState;

beforeEach(() => {
  idle = undefined;
  readyState = 'complete';
  document.head.innerHTML = '';
  jest.spyOn(document, 'readyState', 'get').mockImplementation(() => readyState);
  Object.assign(window, { requestIdleCallback: (callback: () => void) => (idle = callback) });
});
afterEach(() => jest.restoreAllMocks());

const scripts = [{ address: '/entry.js', integrity: 'sha384-x' }, { address: '/page.js' }];
const wait = (page: Partial<ShellData>) => rightTime({ hydrate: true, scripts, ...page } as ShellData);
const move = (sign: string) => document.body.dispatchEvent(new Event(sign, { bubbles: true }));

async function isOver(waiting: Promise<void>): Promise<boolean> {
  const pending = Symbol();
  await new Promise((resolve) => setTimeout(resolve));
  return (await Promise.race([waiting, Promise.resolve(pending)])) !== pending;
}

describe('an app that renders its document itself', () => {
  it('starts at once', async () => {
    expect(await isOver(wait({ hydrate: false }))).toBe(true);
  });
});

describe('an app that takes over a page', () => {
  it('starts when the page is loaded and the browser idle', async () => {
    readyState = 'interactive';
    const waiting = wait({});
    expect(await isOver(waiting)).toBe(false);
    dispatchEvent(new Event('load'));
    expect(await isOver(waiting)).toBe(false);
    idle?.();
    expect(await isOver(waiting)).toBe(true);
  });

  it.each(['pointerdown', 'keydown', 'focusin', 'pointermove'])('starts with the first %s', async (sign) => {
    const waiting = wait({});
    move(sign);
    expect(await isOver(waiting)).toBe(true);
  });

  it('starts at once where the visitor has pressed something already', async () => {
    Object.assign(navigator, { userActivation: { hasBeenActive: true } });
    expect(await isOver(wait({}))).toBe(true);
    Object.assign(navigator, { userActivation: undefined });
  });

  it('asks for its scripts when it starts, for all of them together', async () => {
    const waiting = wait({});
    expect(document.head.children).toHaveLength(0);
    move('scroll');
    expect(await isOver(waiting)).toBe(true);
    const links = [...document.head.querySelectorAll('link')];
    expect(links.map(({ href, integrity }) => [new URL(href).pathname, integrity])).toEqual([
      ['/entry.js', 'sha384-x'],
      ['/page.js', ''],
    ]);
  });
});
