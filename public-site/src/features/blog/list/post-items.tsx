import type { PostSummary } from '../posts-query';
import type { BlogView } from './blog-address';
import { GridCard } from './grid-card';
import { ListCard } from './list-card';

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
      {layout === 'grid' ? <GridCard post={post} delay={(index % columns) * delayStep} /> : <ListCard post={post} />}
    </li>
  ));
}
