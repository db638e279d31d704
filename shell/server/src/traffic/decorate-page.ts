import type { Exchange } from '../http/exchange';
import { isDocument, type Page } from '../pages/page';
import type { LoadedRelease } from '../releases/loaded-release';
import { withNotice } from './preview-notice';
import { isPersonal, type ReleaseSelection } from './release-selection';

interface Decoration {
  selection: ReleaseSelection;
  loaded: LoadedRelease | undefined;
  exchange: Pick<Exchange, 'path' | 'query'>;
  /** The nonce passed to releases. */
  placeholder: string;
}

/**
 * Adapts a page to its visitor: a preview is marked and never cached, a canary's page is not stored by shared caches.
 */
export function decoratePage(page: Page, { selection, loaded, exchange, placeholder }: Decoration): Page {
  if (!selection.preview) return isPersonal(selection, loaded) ? { ...page, personal: true } : page;
  const unkept: Page = { ...page, personal: true, cacheSeconds: 0 };
  if (!isDocument(unkept)) return unkept;
  const { path, query } = exchange;
  return withNotice(unkept, selection.preview, query.size > 0 ? `${path}?${query}` : path, placeholder);
}
