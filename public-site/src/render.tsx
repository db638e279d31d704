import { StaticRouter } from 'react-router-dom';
import type { Action, Render, RenderContext, RenderResult } from '@site/federation';
import { App } from './app/app';
import { loadPage } from './app/page-modules';
import { findPage, notFoundPage } from './app/page-registry';
import { renderMarkup } from './app/render-markup';
import type { PageModule, PageRequest, Prepared } from './shared/page';

export const render: Render = (address, context) =>
  answer(address, context, (module, request) => module.prepare?.(request));

export const action: Action = async (address, form, context) =>
  answer(address, context, (module, request) => module.act?.(request, form) ?? module.prepare?.(request));

async function answer(
  address: string,
  context: RenderContext,
  prepare: (module: PageModule, request: PageRequest) => Promise<Prepared> | undefined,
): Promise<RenderResult> {
  const url = new URL(address, context.origin);
  const found = findPage(url.pathname);
  const page = found?.page ?? notFoundPage;
  const module = await loadPage(page);
  const { config, fetch, signal } = context;
  const prepared = (await prepare(module, { url, params: found?.params ?? {}, config, fetch, signal })) ?? {};

  const { status = found ? 200 : 404, location, state = null, cacheSeconds = page.cacheSeconds } = prepared;
  if (location) return { status, location, head: '', body: '', state: null, chunks: [], cacheSeconds };

  const { head, body } = await renderMarkup(
    <StaticRouter location={address}>
      <App site={{ config, origin: context.origin }} initial={{ address: url.pathname + url.search, state }} />
    </StaticRouter>,
    context,
  );
  return { status, head, body, state, chunks: page.chunks, cacheSeconds };
}
