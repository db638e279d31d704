import { CheckSection } from './check/check-section';
import { SearchFields } from './search/search-fields';
import { ViewsPart } from './views/views-part';

/** `postId`: undefined for a new post. */
export const MarginParts = ({ postId }: { postId: number | undefined }) => (
  <>
    <SearchFields />
    <CheckSection />
    {postId !== undefined && <ViewsPart postId={postId} />}
  </>
);
