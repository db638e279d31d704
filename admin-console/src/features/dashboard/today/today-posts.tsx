import { type AdminPostSummary, useGetAdminSessionQuery, useListAdminPostsQuery } from '@site/api-client/admin';
import { QueryState, SiteLink, TextLink } from '@site/ui';
import { localDateTime } from '../../../shared/local-date';
import { Calm, Lines, Room } from './room';

const shownScheduled = 5;

/** What goes live by itself, soonest first: drafts, and changes of posts that are live. */
export function Scheduled() {
  const query = useListAdminPostsQuery({ scheduled: true, sort: 'due', limit: shownScheduled });
  return (
    <Room title="Scheduled posts">
      <QueryState
        query={query}
        errorText="Scheduled posts could not be read"
        isEmpty={({ total }) => total === 0}
        empty={<Calm>No post waits for its time.</Calm>}
      >
        {({ items, total }) => (
          <>
            <PostLines posts={items} wordsOf={planOf} />
            {total > items.length && (
              <TextLink href="/admin/posts?scheduled=true&sort=due">{`Show ${total} scheduled posts`}</TextLink>
            )}
          </>
        )}
      </QueryState>
    </Room>
  );
}

const shownDrafts = 3;

/** Those changed last. */
export function OwnDrafts() {
  const me = useGetAdminSessionQuery().data?.id ?? '';
  const query = useListAdminPostsQuery({ status: 'draft', authorId: me, scheduled: false, limit: shownDrafts });
  return (
    <Room title="Drafts of mine">
      <QueryState
        query={query}
        errorText="Your drafts could not be read"
        isEmpty={({ total }) => total === 0}
        empty={<Calm>You have none.</Calm>}
      >
        {({ items, total }) => (
          <>
            <PostLines posts={items} />
            <TextLink href={`/admin/posts?status=draft&author=${encodeURIComponent(me)}&scheduled=false`}>
              {total === 1 ? 'Show your draft' : `Show your ${total} drafts`}
            </TextLink>
          </>
        )}
      </QueryState>
    </Room>
  );
}

interface PostLinesProps {
  posts: AdminPostSummary[];
  /** What is said of a post behind its title. */
  wordsOf?: (post: AdminPostSummary) => string;
}

/** Each leads to its editor. */
const PostLines = ({ posts, wordsOf }: PostLinesProps) => (
  <Lines>
    {posts.map((post) => (
      <li key={post.id}>
        <SiteLink href={`/admin/posts/${post.id}/edit`} dir="auto">
          {wordsOf ? `${post.title}: ${wordsOf(post)}` : post.title}
        </SiteLink>
      </li>
    ))}
  </Lines>
);

function planOf({ publishAt, unpublishedChanges }: AdminPostSummary): string {
  const changesAt = unpublishedChanges?.publishAt;
  const what = changesAt ? 'changes go live' : 'goes live';
  const at = changesAt ?? publishAt;
  return `${what} ${at ? localDateTime(at) : 'now'}`;
}
