import { afterFirstPaint } from './after-first-paint';

let idle: (() => void) | undefined;
let readyState: DocumentReadyState;

beforeEach(() => {
  idle = undefined;
  readyState = 'interactive';
  jest.spyOn(document, 'readyState', 'get').mockImplementation(() => readyState);
  Object.assign(window, { requestIdleCallback: (callback: () => void) => (idle = callback) });
});
afterEach(() => jest.restoreAllMocks());

const isDone = async (waiting: Promise<void>): Promise<boolean> => {
  const pending = Symbol();
  return (await Promise.race([waiting, Promise.resolve(pending)])) !== pending;
};

describe('the wait for the first paint', () => {
  it('lasts until the page is loaded and the browser is idle', async () => {
    const waiting = afterFirstPaint();
    expect(idle).toBeUndefined();
    dispatchEvent(new Event('load'));
    expect(await isDone(waiting)).toBe(false);
    idle?.();
    expect(await isDone(waiting)).toBe(true);
  });

  it('lasts until the browser is idle on a page that was loaded before', async () => {
    readyState = 'complete';
    const waiting = afterFirstPaint();
    expect(await isDone(waiting)).toBe(false);
    idle?.();
    expect(await isDone(waiting)).toBe(true);
  });

  it.each(['pointerdown', 'keydown', 'focusin'])('ends with the visitor’s first move (%s)', async (sign) => {
    const waiting = afterFirstPaint();
    document.body.dispatchEvent(new Event(sign, { bubbles: true }));
    expect(await isDone(waiting)).toBe(true);
  });
});
