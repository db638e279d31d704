import type { EditablePost } from '@site/api-client/admin';
import { AuthorField } from './author-field';
import { CheckSection } from './check/check-section';
import { PinPart } from './pin/pin-part';
import { SearchFields } from './search/search-fields';
import { ViewsPart } from './views/views-part';

/** `post`: undefined for a new one. */
export const MarginParts = ({ post }: { post: EditablePost | undefined }) => (
  <>
    <AuthorField post={post} />
    {post?.status === 'published' && <PinPart post={post} />}
    <SearchFields />
    <CheckSection />
    {post && <ViewsPart postId={post.id} />}
  </>
);
