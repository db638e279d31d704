import { useSearchParams } from 'react-router-dom';
import type { PageFacts } from '../../../shared/page';
import { PageHead } from '../../../shared/page-head';
import { pageCard } from '../../../shared/social-card';
import { usePosts } from '../posts-query';
import { canonicalBlogAddress, readBlogView } from './blog-address';
import { categoryLabels } from './categories';
import { describeList } from './list-description';

/** Metadata of the list: those of one type or one tag are pages of their own. */
export function BlogListHead({ title, description }: PageFacts) {
  const [query] = useSearchParams();
  const view = readBlogView(query);
  const { currentData: posts } = usePosts(view, 0);
  const about = [view.type !== 'all' && categoryLabels[view.type], view.tag && `“${view.tag}”`].filter(Boolean);
  return (
    <PageHead
      title={about.length > 0 ? `${about.join(', ')}: ${title}` : title}
      description={describeList(view, posts, description)}
      address={canonicalBlogAddress(view)}
      card={pageCard('/blog')}
      // Anybody can make up a tag, and a type may have no posts yet.
      hidden={about.length > 0 && posts?.total === 0}
    />
  );
}
