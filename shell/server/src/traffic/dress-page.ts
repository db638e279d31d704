import type { Exchange } from '../http/exchange';
import { isDocument, type Page } from '../pages/page';
import type { LoadedRelease } from '../releases/loaded-release';
import { withNotice } from './preview-notice';
import { isPersonal, type Visit } from './visit';

interface Dressing {
  visit: Visit;
  loaded: LoadedRelease | undefined;
  exchange: Pick<Exchange, 'path' | 'query'>;
  /** The nonce that releases are given. */
  placeholder: string;
}

/** Makes a page what this visitor shall get: a preview says so and is kept nowhere, a canary's is kept by no shared cache. */
export function dressPage(page: Page, { visit, loaded, exchange, placeholder }: Dressing): Page {
  if (!visit.preview) return isPersonal(visit, loaded) ? { ...page, personal: true } : page;
  const unkept: Page = { ...page, personal: true, cacheSeconds: 0 };
  if (!isDocument(unkept)) return unkept;
  const { path, query } = exchange;
  return withNotice(unkept, visit.preview, query.size > 0 ? `${path}?${query}` : path, placeholder);
}
