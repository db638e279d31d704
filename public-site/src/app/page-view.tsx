import { use } from 'react';
import { loadedPage, loadPage } from './page-modules';
import type { PageParams, RegisteredPage } from './page-registry';

interface PageViewProps {
  page: RegisteredPage;
  params: PageParams;
  initial: unknown;
}

/** Renders a registered page; suspends while its chunk is on the way. */
export function PageView({ page, params, initial }: PageViewProps) {
  const { Page } = loadedPage(page) ?? use(loadPage(page));
  return <Page params={params} initial={initial} />;
}
