import type { EditablePost } from '@site/api-client/admin';
import { QueryState } from '@site/ui';
import { usePart } from '../../../shared/use-part';

const loadParts = () => import('./margin-parts');

/** What the margin has below the fields that every post needs. */
export function MarginPart(props: { post: EditablePost | undefined }) {
  const part = usePart(loadParts);
  return (
    <QueryState query={part} loading={null} errorText="Search, check and views could not be loaded">
      {({ MarginParts }) => <MarginParts {...props} />}
    </QueryState>
  );
}
