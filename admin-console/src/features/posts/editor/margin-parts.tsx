import type { EditablePost } from '@site/api-client/admin';
import { AuthorField } from './author-field';
import { CheckSection } from './check/check-section';
import { SearchFields } from './search/search-fields';
import { partOf } from '../../../shared/part-of';

/** The pin of a published post. */
const PinPart = partOf(async () => (await import('./pin/pin-post')).PinPost, {
  loading: null,
  errorText: 'The pin could not be loaded',
});

/** How often the post was viewed. */
const ViewsPart = partOf(async () => (await import('./views/post-views')).PostViews, {
  loading: null,
  errorText: 'The views could not be loaded',
});

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
