import { configure, render } from '@testing-library/react';
import { defaultSiteConfig } from '@site/federation';
import { toastLimits } from '@site/ui';
import { App } from '../app/app';

// Slow machines are waited for; what appears at once costs no wait.
configure({ asyncUtilTimeout: 30_000 });
// A machine that is busy for five seconds would miss a notification that stands for five.
toastLimits.displayMs = 10 * 60_000;

/** Opens an address of the console, as a browser does. Answers what closes it again. */
export function openConsole(address: string): () => void {
  // jsdom has no pages to scroll.
  window.scrollTo = () => undefined;
  window.history.replaceState(null, '', address);
  return render(<App site={defaultSiteConfig} onReady={() => undefined} />).unmount;
}
