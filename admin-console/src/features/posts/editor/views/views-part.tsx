import { QueryState } from '@site/ui';
import { usePart } from '../../../../shared/use-part';

const loadViews = () => import('./post-views');

/** How often the post was viewed. */
export function ViewsPart(props: { postId: number }) {
  const part = usePart(loadViews);
  return (
    <QueryState query={part} loading={null} errorText="The views could not be loaded">
      {({ PostViews }) => <PostViews {...props} />}
    </QueryState>
  );
}
