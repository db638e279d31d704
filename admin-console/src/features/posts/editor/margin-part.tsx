import { QueryState } from '@site/ui';
import { usePart } from '../../../shared/use-part';

const loadParts = () => import('./margin-parts');

/** What the margin has below the fields that every post needs. */
export function MarginPart(props: { postId: number | undefined }) {
  const part = usePart(loadParts);
  return (
    <QueryState query={part} loading={null} errorText="The fields for search and social could not be loaded">
      {({ MarginParts }) => <MarginParts {...props} />}
    </QueryState>
  );
}
