import { BlogList } from '../features/blog/list/blog-list';
import { ApiProvider } from '../shared/api-store';
import type { PageFacts, PageProps } from '../shared/page';
import { PageHead } from '../shared/page-head';

export { prepareBlogList as prepare } from '../features/blog/prepare-blog';

export const facts: PageFacts = {
  title: 'Latest Insights',
  description:
    'Articles, videos, demos and use cases on automating the work of people who buy, build and look after buildings.',
};

export const Page = ({ initial }: PageProps) => (
  <ApiProvider initial={initial}>
    <PageHead {...facts} />
    <BlogList />
  </ApiProvider>
);
