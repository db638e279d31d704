import type { EditablePost } from '@site/api-client/admin';
import { QueryState } from '@site/ui';
import { usePart } from '../../../../shared/use-part';

const loadFields = () => import('./search-fields');

/** What is said of the post elsewhere. */
export function SearchPart({ post }: { post: EditablePost | undefined }) {
  const part = usePart(loadFields);
  return (
    <QueryState query={part} loading={null} errorText="The fields for search and social could not be loaded">
      {({ SearchFields }) => <SearchFields post={post} />}
    </QueryState>
  );
}
