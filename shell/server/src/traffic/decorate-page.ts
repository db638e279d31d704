import type { Request } from 'express';
import { queryOf } from '../pages/address';
import { isDocument, type Page } from '../pages/page';
import type { LoadedRelease } from '../releases/loaded-release';
import { withNotice } from './preview-notice';
import { isPersonal, type ReleaseSelection } from './release-selection';

interface Decoration {
  selection: ReleaseSelection;
  loaded: LoadedRelease | undefined;
  request: Request;
  /** The nonce passed to releases. */
  placeholder: string;
}

/**
 * Adapts a page to its visitor: a preview is marked and never cached, a canary's page is not stored by shared caches.
 */
export function decoratePage(page: Page, { selection, loaded, request, placeholder }: Decoration): Page {
  if (!selection.preview) return isPersonal(selection, loaded) ? { ...page, personal: true } : page;
  const uncached: Page = { ...page, personal: true, cacheSeconds: 0 };
  if (!isDocument(uncached)) return uncached;
  const query = queryOf(request);
  const returnTo = query.size > 0 ? `${request.path}?${query}` : request.path;
  return withNotice(uncached, selection.preview, returnTo, placeholder);
}
