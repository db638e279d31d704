import { StaticRouter } from 'react-router-dom';
import type { Action, Render, RenderContext, RenderResult } from '@site/federation';
import { App } from './app/app';
import { loadPage } from './app/page-modules';
import { findPage, notFoundPage, pages } from './app/page-registry';
import { renderMarkup } from './app/render-markup';
import { describePage } from './discovery/describe-page';
import { findResource } from './discovery/resources';
import { openOn } from './landing/jobs/open-on';
import { jobPath, openings } from './facts/openings';
import { today } from './shared/day';
import type { PageModule, PageRequest, Prepared } from './shared/page';

export const render: Render = async (address, context) =>
  (await renderResource(address, context)) ?? renderPage(address, context);

export const action: Action = async (address, form, context) => {
  let takesForms = false;
  const result = await respond(address, context, (module, request) => {
    takesForms = module.act !== undefined;
    return module.act?.(request, form) ?? module.prepare?.(request);
  });
  return takesForms || result.status !== 200 ? result : { ...result, status: 405, cacheSeconds: 0 };
};

const renderPage = (address: string, context: RenderContext): Promise<RenderResult> =>
  respond(address, context, (module, request) => module.prepare?.(request));

async function respond(
  address: string,
  context: RenderContext,
  prepare: (module: PageModule, request: PageRequest) => Promise<Prepared> | undefined,
): Promise<RenderResult> {
  const url = new URL(context.origin + address);
  const found = findPage(url.pathname);
  const page = found?.page ?? notFoundPage;
  const module = await loadPage(page);
  const { config, fetch, signal } = context;
  const params = found?.params ?? {};
  const prepared = (await prepare(module, { url, params, config, fetch, signal })) ?? {};

  const { status = found ? 200 : 404, location, state = null, cacheSeconds = page.cacheSeconds } = prepared;
  const { stateInDocument = state } = prepared;
  const { confidential, keepSeconds } = page;
  const storing = { cacheSeconds, keepSeconds, confidential };
  if (location) return { status, location, head: '', body: '', state: null, chunks: [], ...storing };

  const chunks = ['app', ...page.chunks, ...(module.chunks ?? [])];
  const { head, body } = await renderMarkup(
    <StaticRouter location={address}>
      <App site={{ config, origin: context.origin }} initial={{ address: url.pathname + url.search, state }} />
    </StaticRouter>,
    context,
  );
  const described =
    status === 200 && !confidential
      ? await describePage({ page, params, query: url.searchParams, state }, { config, origin: context.origin })
      : '';
  return {
    status,
    head: head + described,
    body,
    state: stateInDocument,
    ...(page.deferred ? { chunks: [], laterChunks: chunks } : { chunks }),
    ...storing,
  };
}

/** Undefined where the address is that of a page. */
async function renderResource(address: string, context: RenderContext): Promise<RenderResult | undefined> {
  const { pathname, searchParams: query } = new URL(context.origin + address);
  const resource = findResource(pathname);
  if (!resource) return undefined;
  const nothing = { head: '', body: '', state: null, chunks: [] };
  // Each would be made again, though the response is the same.
  if (query.size > 0 && !resource.readsQuery) return { ...nothing, status: 301, location: pathname, cacheSeconds: 0 };
  const { config, origin, fetch, contract } = context;
  const readPage = (path: string) => renderPage(path, context);
  const found = await resource.build({
    pathname,
    query,
    config,
    origin,
    fetch,
    contract,
    paths: fixedPaths(),
    readPage,
  });
  if (!found) return undefined;
  const response = 'location' in found ? { status: 301, ...found } : { status: 200, resource: found };
  const storing = { cacheSeconds: resourceSeconds, keepSeconds: resourceKeepSeconds };
  return { ...nothing, ...storing, ...response };
}

const fixedPaths = (): string[] => [
  ...pages.map(({ path }) => path).filter((path) => !path.includes(':')),
  ...openOn(today(), openings).map(({ slug }) => jobPath(slug)),
];

/** As long as the blog's pages: a change to a post empties the cache of the shell that passes it on, and no other. */
const resourceSeconds = 2;
const resourceKeepSeconds = 60 * 60;
