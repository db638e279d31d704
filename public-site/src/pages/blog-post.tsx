import { Article } from '../features/blog/article/article';
import { missingPost } from '../features/blog/prepare-blog';
import { ApiProvider } from '../shared/api-store';
import type { PageProps } from '../shared/page';

export { prepareBlogPost as prepare } from '../features/blog/prepare-blog';

export const Page = ({ params: { slug = '' }, initial }: PageProps) => (
  <ApiProvider initial={initial}>
    <Article slug={slug} missing={initial === missingPost} />
  </ApiProvider>
);
