import { closeMenusElsewhere } from '@site/ui';
import { enhance } from '../enhance/enhance';
import { isPlainClick, linkWithinSite } from './link-within-site';

/** A click waits that long for the app; then the link loads a document, as it would without JavaScript. */
const patienceMs = 1000;

/** Fetches the app; what it answers takes over the page. */
export type LoadApp = () => Promise<() => Promise<() => void>>;

/**
 * Leaves a page that reads well without React as it is, but for small enhancements, until its visitor turns to what the
 * app does better than the browser: a link to another page, or a form. Answers how to end it all.
 */
export function startWhenUsed(page: HTMLElement, loadApp: LoadApp, reportError: (error: unknown) => void): () => void {
  const listening = new AbortController();
  const endEnhancements = enhance(page);
  const endClosingMenus = closeMenusElsewhere(page.querySelector<HTMLElement>('nav[popover]'));
  const end = () => {
    listening.abort();
    endClosingMenus?.();
  };
  let app: Promise<() => void> | undefined;
  let pressed: HTMLAnchorElement | undefined;

  const start = () => {
    app ??= loadApp().then(async (takeOver) => {
      endEnhancements();
      const unmount = await takeOver();
      end();
      return unmount;
    });
    // The next use tries again.
    app.catch((error) => {
      app = undefined;
      reportError(error);
    });
    return app;
  };
  const handleSign = ({ target }: Event) => {
    if (linkWithinSite(target) || isInForm(target)) start();
  };
  const handleClick = (event: MouseEvent) => {
    const link = linkWithinSite(event.target);
    if (!link || !isPlainClick(event)) return;
    event.preventDefault();
    pressed = link;
    void inTime(start()).then((ready) => {
      if (pressed !== link) return;
      if (ready && link.isConnected) link.click();
      else window.location.assign(link.href);
    });
  };

  const { signal } = listening;
  for (const sign of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(sign, handleSign, { signal, passive: true });
  }
  document.addEventListener('click', handleClick, { signal });
  startAtForms(page, start, signal);

  return () => {
    end();
    endEnhancements();
    void app?.then((unmount) => unmount());
  };
}

const isInForm = (target: EventTarget | null) => target instanceof Element && target.closest('form') !== null;

/** A form in sight is about to be used. */
function startAtForms(page: HTMLElement, start: () => void, signal: AbortSignal): void {
  const observer = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) start();
  });
  for (const form of page.querySelectorAll('form')) observer.observe(form);
  signal.addEventListener('abort', () => observer.disconnect());
}

const inTime = (started: Promise<unknown>): Promise<boolean> =>
  Promise.race([
    started.then(
      () => true,
      () => false,
    ),
    new Promise<boolean>((resolve) => setTimeout(() => resolve(false), patienceMs)),
  ]);
