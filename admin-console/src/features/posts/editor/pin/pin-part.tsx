import type { EditablePost } from '@site/api-client/admin';
import { QueryState } from '@site/ui';
import { usePart } from '../../../../shared/use-part';

const loadPin = () => import('./pin-post');

/** The pin of a published post. */
export function PinPart({ post }: { post: EditablePost }) {
  const part = usePart(loadPin);
  return (
    <QueryState query={part} loading={null} errorText="The pin could not be loaded">
      {({ PinPost }) => <PinPost post={post} />}
    </QueryState>
  );
}
