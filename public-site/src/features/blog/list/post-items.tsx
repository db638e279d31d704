import type { PostSummary } from '../posts-query';
import type { BlogView } from './blog-address';
import { PostCard } from './post-card';

interface PostItemsProps {
  posts: readonly PostSummary[];
  layout: BlogView['layout'];
  /** Place of the first of them in the whole list. */
  offset?: number;
  onItem: (place: number, item: HTMLLIElement | null) => void;
}

const columns = 3;
const delayStep = 80;

/** One list item per post; cards that come in together do so one after the other. */
export function PostItems({ posts, layout, offset = 0, onItem }: PostItemsProps) {
  return posts.map((post, index) => (
    <li key={post.id} ref={(item) => onItem(offset + index, item)}>
      <PostCard post={post} layout={layout} delay={layout === 'grid' ? (index % columns) * delayStep : 0} />
    </li>
  ));
}
