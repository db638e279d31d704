import { useSearchParams } from 'react-router-dom';
import type { PageFacts } from '../../../shared/page';
import { PageHead } from '../../../shared/page-head';
import { pageCard } from '../../../shared/social-card';
import { canonicalBlogAddress, readBlogView } from './blog-address';
import { categoryLabels } from './categories';

/** Metadata of the list: those of one type or one tag are pages of their own. */
export function BlogListHead({ title, description }: PageFacts) {
  const [query] = useSearchParams();
  const view = readBlogView(query);
  const about = [view.type !== 'all' && categoryLabels[view.type], view.tag && `“${view.tag}”`].filter(Boolean);
  return (
    <PageHead
      title={about.length > 0 ? `${about.join(', ')}: ${title}` : title}
      description={about.length > 0 ? `${about.join(', ')}: ${description}` : description}
      address={canonicalBlogAddress(view)}
      card={pageCard('/blog')}
    />
  );
}
