import { BlogList } from '../features/blog/list/blog-list';
import { BlogListHead } from '../features/blog/list/blog-list-head';
import { ApiProvider } from '../shared/api-store';
import type { PageFacts, PageProps } from '../shared/page';

export { prepareBlogList as prepare } from '../features/blog/list/prepare-blog-list';

export const facts: PageFacts = {
  title: 'Latest Insights',
  description:
    'Articles, videos, demos and use cases on work that software took over in real estate, construction, retail and schools.',
};

export const Page = ({ initial }: PageProps) => (
  <ApiProvider initial={initial}>
    <BlogListHead {...facts} />
    <BlogList />
  </ApiProvider>
);
