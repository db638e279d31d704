import { use } from 'react';
import { loadedPage, loadPage } from './page-modules';
import type { RegisteredPage } from './page-registry';

interface PageViewProps {
  page: RegisteredPage;
  initial: unknown;
}

/** Draws a registered page; suspends while its chunk is on the way. */
export function PageView({ page, initial }: PageViewProps) {
  const { Page } = loadedPage(page) ?? use(loadPage(page));
  return <Page initial={initial} />;
}
