import type { Exchange } from '../http/exchange';
import { isDocument, type Page } from '../pages/page';
import type { LoadedRelease } from '../releases/loaded-release';
import { withNotice } from './preview-notice';
import { isPersonal, type Visit } from './visit';

interface Dressing {
  visit: Visit;
  loaded: LoadedRelease | undefined;
  exchange: Pick<Exchange, 'path' | 'query'>;
  /** The nonce passed to releases. */
  placeholder: string;
}

/**
 * Adapts a page to its visitor: a preview is marked and never cached, a canary's page is not stored by shared caches.
 */
export function dressPage(page: Page, { visit, loaded, exchange, placeholder }: Dressing): Page {
  if (!visit.preview) return isPersonal(visit, loaded) ? { ...page, personal: true } : page;
  const unkept: Page = { ...page, personal: true, cacheSeconds: 0 };
  if (!isDocument(unkept)) return unkept;
  const { path, query } = exchange;
  return withNotice(unkept, visit.preview, query.size > 0 ? `${path}?${query}` : path, placeholder);
}
