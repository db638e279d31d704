import { useState } from 'react';
import { Article } from '../features/blog/article/article';
import { withTextOfPage } from '../features/blog/article/text-of-page';
import { missingPost } from '../features/blog/article/missing-post';
import { ApiProvider } from '../shared/api-store';
import type { PageModule, PageProps } from '../shared/page';
import { Author } from './author';

/** A browser never needs it. */
export const prepare: PageModule['prepare'] = async (request) =>
  (await import('../features/blog/article/prepare-article')).prepareArticle(request);

export function Page({ params: { slug = '' }, initial }: PageProps) {
  const [state] = useState(() => withTextOfPage(initial));
  return (
    <ApiProvider initial={state}>
      <Article slug={slug} missing={initial === missingPost} Author={Author} />
    </ApiProvider>
  );
}
