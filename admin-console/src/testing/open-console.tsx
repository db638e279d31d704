import { configure, render } from '@testing-library/react';
import { defaultSiteConfig } from '@site/federation';
import { App } from '../app/app';

// Slow machines are waited for; what appears at once costs no wait.
configure({ asyncUtilTimeout: 30_000 });

/** Opens an address of the console, as a browser does. Answers what closes it again. */
export function openConsole(address: string): () => void {
  // jsdom has no pages to scroll.
  window.scrollTo = () => undefined;
  window.history.replaceState(null, '', address);
  return render(<App site={defaultSiteConfig} onReady={() => undefined} />).unmount;
}
