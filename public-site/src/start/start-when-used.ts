import { closeMenusElsewhere, recoveryPause } from '@site/ui';
import { enhance } from '../enhance/enhance';
import { hasSessionHint } from '../features/session/session-hint';
import { addressShown } from '../shared/shown-entry';
import { placeOf } from './controls';
import { isTranslated } from './is-translated';
import { isPlainClick, linkWithinSite } from './link-within-site';

/** A click or a form waits that long for the app; then the browser does what it would without JavaScript. */
const timeoutMs = 1000;
/** A form that the browser has sent waits that long for its response, which a slow line delays; then it may be sent again. */
const responseTimeoutMs = 30_000;

/** Fetches the app; what it resolves with takes over the page. */
export type LoadApp = () => Promise<() => Promise<() => void>>;

/**
 * Leaves a page that reads well without React as it is, but for small enhancements, until its visitor turns to what the
 * app does better than the browser: a link to another page, or a form. Returns how to end it all.
 */
export function startWhenUsed(page: HTMLElement, loadApp: LoadApp, reportError: (error: unknown) => void): () => void {
  const listening = new AbortController();
  const address = addressShown();
  const endEnhancements = enhance(page);
  const endClosingMenus = closeMenusElsewhere(page.querySelector<HTMLElement>('nav[popover]'));
  const end = () => {
    listening.abort();
    clearTimeout(retry);
    endClosingMenus?.();
  };
  let app: Promise<() => void> | undefined;
  let failures = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;
  const { signal } = listening;

  const start = () => {
    if (app) return app;
    app = loadApp().then(async (takeOver) => {
      if (isTranslated() && addressShown() === address) {
        listening.abort();
        for (const form of page.querySelectorAll<HTMLFormElement>('form[method=post]')) {
          sendOnce(form, form.querySelector<HTMLElement>('[type=submit]'));
        }
        // An entry that the app has made before, the document has to be loaded for.
        window.addEventListener('popstate', () => addressShown() !== address && window.location.reload());
      }
      // The browser is sending a form: with the app in its place it could be sent once more.
      if (signal.aborted) return () => undefined;
      endEnhancements();
      const unmount = await takeOver();
      end();
      return unmount;
    });
    // Once wanted, it is tried again: by the next use, or after a pause.
    app.catch((error) => {
      app = undefined;
      reportError(error);
      clearTimeout(retry);
      if (!signal.aborted) retry = setTimeout(start, recoveryPause(failures++));
    });
    return app;
  };
  const handleSign = ({ target }: Event) => {
    if (linkWithinSite(target) || isInForm(target)) start();
  };

  /** Back or forward to an entry that another document's app has made of this one: the page of its address is the app's to render. */
  const handlePop = () => {
    if (addressShown() !== address) void start();
  };

  /** From the browser's memory, after a sign-in elsewhere: the page says more than the HTML that is the same for everybody. */
  const handleReturn = ({ persisted }: PageTransitionEvent) => {
    if (persisted && hasSessionHint()) void start();
  };

  for (const sign of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(sign, handleSign, { signal, passive: true });
  }
  holdEvents(start, listening);
  window.addEventListener('popstate', handlePop, { signal });
  window.addEventListener('pageshow', handleReturn, { signal });

  return () => {
    end();
    endEnhancements();
    void app?.then((unmount) => unmount());
  };
}

/** Clicks and forms happen again once the app is there to handle them, or in the browser's way when it takes too long. */
function holdEvents(start: () => Promise<unknown>, listening: AbortController): void {
  const { signal } = listening;
  let pending: Event | undefined;
  const hold = (event: Event, withApp: () => void, without?: () => void) => {
    event.preventDefault();
    pending = event;
    const goOn = (how?: () => void) => {
      if (pending !== event) return;
      pending = undefined;
      how?.();
    };
    void start().then(
      () => goOn(withApp),
      () => goOn(without),
    );
    if (without) setTimeout(goOn, timeoutMs, without);
  };
  const handleClick = (event: MouseEvent) => {
    const link = linkWithinSite(event.target);
    if (!link || !isPlainClick(event)) return;
    const follow = () => window.location.assign(link.href);
    hold(event, () => (link.isConnected ? link.click() : follow()), follow);
  };
  const handleSubmit = (event: SubmitEvent) => {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement)) return;
    const value = submitter?.getAttribute('value');
    const find = placeOf(form, value ? `[value="${value}"]` : '[type=submit]');
    const submit = () => {
      // The app renders the page anew where something has changed it, such as an extension.
      const button = submitter?.isConnected ? submitter : find();
      return button ? button.click() : form.requestSubmit();
    };
    const submitWithoutApp = () => {
      listening.abort();
      if (form.method === 'post') sendOnce(form, submitter);
      submit();
    };
    // By itself a browser does nothing with such a form.
    const isForAppOnly = form.method === 'dialog';
    hold(event, submit, isForAppOnly ? undefined : submitWithoutApp);
  };
  document.addEventListener('click', handleClick, { signal });
  document.addEventListener('submit', handleSubmit, { signal });
}

/** Until the response comes the page stays usable: a second press would store the same message once more. */
function sendOnce(form: HTMLFormElement, button: HTMLElement | null): void {
  let isSent = false;
  const allow = () => {
    isSent = false;
    button?.removeAttribute('aria-disabled');
  };
  form.addEventListener('submit', (event) => {
    if (isSent) return event.preventDefault();
    isSent = true;
    button?.setAttribute('aria-disabled', 'true');
    setTimeout(allow, responseTimeoutMs);
  });
  window.addEventListener('pageshow', ({ persisted }) => persisted && allow());
}

const isInForm = (target: EventTarget | null) => target instanceof Element && target.closest('form') !== null;
