import type { EditablePost } from '@site/api-client/admin';
import { CheckSection } from './check/check-section';
import { PinPart } from './pin/pin-part';
import { SearchFields } from './search/search-fields';
import { ViewsPart } from './views/views-part';

/** `post`: undefined for a new one. */
export const MarginParts = ({ post }: { post: EditablePost | undefined }) => (
  <>
    {post?.status === 'published' && <PinPart post={post} />}
    <SearchFields />
    <CheckSection />
    {post && <ViewsPart postId={post.id} />}
  </>
);
