import { Article } from '../features/blog/article/article';
import { missingPost } from '../features/blog/article/prepare-article';
import { ApiProvider } from '../shared/api-store';
import type { PageProps } from '../shared/page';
import { Author } from './author';

export { prepareArticle as prepare } from '../features/blog/article/prepare-article';

export const Page = ({ params: { slug = '' }, initial }: PageProps) => (
  <ApiProvider initial={initial}>
    <Article slug={slug} missing={initial === missingPost} Author={Author} />
  </ApiProvider>
);
