import { type LoadApp, startWhenUsed } from './start-when-used';

let page: HTMLElement;
let loads: (() => void)[];
let stop: () => void;
const takeOver = jest.fn(() => Promise.resolve(() => undefined));
const reportError = jest.fn();

beforeEach(() => {
  jest.clearAllMocks();
  // A figure counts on a page that has just been opened, however slow this machine is.
  jest.spyOn(performance, 'now').mockReturnValue(0);
  loads = [];
  document.body.innerHTML = `<div id="root">
    <nav popover><details open><summary>Menu</summary></details></nav>
    <a href="/retail">Retail</a> <a href="https://elsewhere.example/">Elsewhere</a>
    <span data-count-up='{"figure":{"value":95,"suffix":"%"},"duration":2000}'><span>95%</span></span>
    <form><input /></form>
    <form method="post"><button>Send</button></form>
  </div>`;
  page = document.body.firstElementChild as HTMLElement;
  window.matchMedia = jest.fn().mockReturnValue({ matches: false, addEventListener: jest.fn() });
  const below = {
    ...{ isIntersecting: true, intersectionRatio: 0 },
    ...{ boundingClientRect: { top: 800 }, rootBounds: { bottom: 900 } },
  } as IntersectionObserverEntry;
  window.IntersectionObserver = class {
    constructor(private readonly callback: IntersectionObserverCallback) {}
    observe = () => this.callback([below], this as unknown as IntersectionObserver);
    disconnect = () => undefined;
  } as unknown as typeof IntersectionObserver;
});

afterEach(() => stop());

const startWith = (loadApp: LoadApp) => {
  stop = startWhenUsed(page, loadApp, reportError);
};
const start = () => startWith(() => new Promise((resolve) => loads.push(() => resolve(takeOver))));
const link = (name: string) => [...document.links].find(({ textContent }) => textContent === name) as HTMLElement;
const does = (sign: string, target: Element | null) => target?.dispatchEvent(new Event(sign, { bubbles: true }));
const figure = () => page.querySelector('[data-count-up]')?.textContent;
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('a page that can do without the app', () => {
  it.each([
    ['a pointer on a link to another page', () => does('pointerover', link('Retail'))],
    ['a finger on one', () => does('touchstart', link('Retail'))],
    ['the keyboard’s focus on one', () => does('focusin', link('Retail'))],
    ['a finger on a form', () => does('touchstart', page.querySelector('input'))],
    ['the focus in a form', () => does('focusin', page.querySelector('input'))],
  ])('starts the app with %s, once', (_, use) => {
    start();
    expect(loads).toHaveLength(0);
    use();
    use();
    expect(loads).toHaveLength(1);
  });

  it('reports a failure once, however often the visitor has turned to a link meanwhile', async () => {
    startWith(() => Promise.reject(new Error('cut off')));
    for (const name of ['Retail', 'Retail', 'Retail']) does('focusin', link(name));
    await settled();
    expect(reportError).toHaveBeenCalledTimes(1);
  });

  it('starts the app to render the page of another address, back or forward', () => {
    const shown = window.location.href;
    start();
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(loads).toHaveLength(0);
    window.history.pushState(null, '', '/another-page');
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(loads).toHaveLength(1);
    window.history.replaceState(null, '', shown);
  });

  it('starts the app where the browser shows the page again after a sign-in', () => {
    const showAgain = () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    start();
    showAgain();
    expect(loads).toHaveLength(0);
    document.cookie = 'signed_in=1';
    showAgain();
    expect(loads).toHaveLength(1);
    document.cookie = 'signed_in=';
  });

  it('needs no app for a link that leads away', () => {
    start();
    does('pointerover', link('Elsewhere'));
    expect(loads).toHaveLength(0);
  });

  it('does nothing to a page that the app has taken over at once', async () => {
    start();
    does('pointerover', link('Retail'));
    loads[0]?.();
    await settled();
    await settled();
    expect(figure()).toBe('95%');
  });

  it('is livelier meanwhile, and whole again when the app takes over', async () => {
    start();
    await settled();
    expect(figure()).toBe('0%');
    takeOver.mockImplementationOnce(() => {
      expect(figure()).toBe('95%');
      return Promise.resolve(() => undefined);
    });
    does('pointerover', link('Retail'));
    loads[0]?.();
    await settled();
    expect(takeOver).toHaveBeenCalledTimes(1);
  });

  it('closes its menus on Escape', () => {
    start();
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    expect(page.querySelector('details')?.open).toBe(false);
  });

  it('hands a click to the app that it started', async () => {
    start();
    const clicks: boolean[] = [];
    link('Retail').click();
    page.addEventListener('click', (event) => {
      clicks.push(event.defaultPrevented);
      event.preventDefault();
    });
    loads[0]?.();
    await settled();
    expect(clicks).toEqual([false]);
  });

  it('hands a form to the app that it started', async () => {
    start();
    const form = page.querySelector('form') as HTMLFormElement;
    const prevented: boolean[] = [];
    page.addEventListener('submit', (event) => {
      queueMicrotask(() => prevented.push(event.defaultPrevented));
      if (loads.length === 0) return;
      event.preventDefault();
    });
    form.requestSubmit();
    await settled();
    expect([prevented, loads.length]).toEqual([[true], 1]);
    loads[0]?.();
    await settled();
    expect(prevented).toHaveLength(2);
  });

  it('hands a pressed button to the app that it started', async () => {
    start();
    const button = page.querySelector('button');
    const submits: unknown[] = [];
    const note = (event: SubmitEvent) => {
      submits.push([event.submitter, event.defaultPrevented]);
      event.preventDefault();
    };
    window.addEventListener('submit', note);
    button?.click();
    expect(submits).toEqual([[button, true]]);
    loads[0]?.();
    await settled();
    window.removeEventListener('submit', note);
    expect(submits).toEqual([
      [button, true],
      [button, false],
    ]);
  });

  it('leaves the page to the browser once that sends a form by itself', async () => {
    jest.useFakeTimers();
    start();
    let sent = 0;
    const send = (event: Event) => {
      if (!event.defaultPrevented) sent++;
      // jsdom sends no form.
      event.preventDefault();
    };
    window.addEventListener('submit', send);
    const form = page.querySelector('form') as HTMLFormElement;
    form.requestSubmit();
    await jest.advanceTimersByTimeAsync(1000);
    window.removeEventListener('submit', send);
    expect(sent).toBe(1);
    loads[0]?.();
    await jest.advanceTimersByTimeAsync(0);
    jest.useRealTimers();
    expect(takeOver).not.toHaveBeenCalled();
  });

  it('sends a message once while its answer is under way, and once more when the line has failed', async () => {
    jest.useFakeTimers();
    start();
    let sent = 0;
    const send = (event: Event) => {
      if (!event.defaultPrevented) sent++;
      event.preventDefault();
    };
    window.addEventListener('submit', send);
    const button = page.querySelector('button') as HTMLButtonElement;
    button.click();
    await jest.advanceTimersByTimeAsync(1000);
    expect(button).toHaveAttribute('aria-disabled', 'true');
    button.click();
    await jest.advanceTimersByTimeAsync(20_000);
    button.click();
    expect(sent).toBe(1);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(button).not.toHaveAttribute('aria-disabled');
    button.click();
    expect(sent).toBe(2);
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    button.click();
    expect(sent).toBe(3);
    window.removeEventListener('submit', send);
    jest.useRealTimers();
  });

  it('says that the app did not come, and tries again with the next use', async () => {
    let attempts = 0;
    startWith(() => {
      attempts++;
      return Promise.reject(new Error('offline'));
    });
    does('pointerover', link('Retail'));
    await settled();
    expect(reportError).toHaveBeenCalledTimes(1);
    does('pointerover', link('Retail'));
    await settled();
    expect(attempts).toBe(2);
  });
});
