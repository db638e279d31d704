import type { PageModule } from '../shared/page';
import type { RegisteredPage } from './page-registry';

/** Whoever renders the page learns of a failure; the attempt after that asks afresh. */
const failureRememberedMs = 500;
const loading = new Map<string, Promise<PageModule>>();
const loaded = new Map<string, PageModule>();

/** Loads a page's chunk once; a failed load may be tried again. */
export function loadPage(page: RegisteredPage): Promise<PageModule> {
  const known = loading.get(page.path);
  if (known) return known;
  const promise = page.load().then((module) => {
    loaded.set(page.path, module);
    return module;
  });
  promise.catch(() => setTimeout(() => loading.delete(page.path), failureRememberedMs));
  loading.set(page.path, promise);
  return promise;
}

/** The module if it is here already: what lets hydration start without a pause. */
export const loadedPage = (page: RegisteredPage): PageModule | undefined => loaded.get(page.path);
