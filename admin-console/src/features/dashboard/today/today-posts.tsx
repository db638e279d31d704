import { type AdminPostSummary, useGetAdminSessionQuery, useListAdminPostsQuery } from '@site/api-client/admin';
import { QueryState, SiteLink, TextLink } from '@site/ui';
import { fresh, live } from '../../../shared/live';
import { localDateTime } from '../../../shared/local-date';
import { Calm, Lines, Room } from './room';

const shown = 5;

/** What was to go live by itself and did not: there only where there is such. */
export function Failed() {
  const query = useListAdminPostsQuery({ failed: true, limit: shown }, live);
  if (!query.error && !query.data?.total) return null;
  return (
    <Room title="Not published" wide>
      <QueryState query={query} errorText="What could not be published could not be read">
        {({ items, total }) => (
          <>
            <PostLines posts={items} wordsOf={failureOf} />
            {total > items.length && (
              <TextLink href="/admin/posts?failed=true">{`Show ${total} posts that were not published`}</TextLink>
            )}
          </>
        )}
      </QueryState>
    </Room>
  );
}

/** What goes live by itself, soonest first: drafts, and changes of posts that are live. What is late stands among the failed. */
export function Scheduled() {
  const query = useListAdminPostsQuery({ scheduled: true, failed: false, sort: 'due', limit: shown }, live);
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
              <TextLink href="/admin/posts?scheduled=true&failed=false&sort=due">{`Show ${total} scheduled posts`}</TextLink>
            )}
          </>
        )}
      </QueryState>
    </Room>
  );
}

const shownDrafts = 3;

/** Those changed last, and live posts with changes that this person saved last. */
export function OwnDrafts() {
  const me = useGetAdminSessionQuery().data?.id ?? '';
  const query = useListAdminPostsQuery({ draftsOf: me, scheduled: false, failed: false, limit: shownDrafts }, fresh);
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
            <TextLink href={`/admin/posts?draftsOf=${encodeURIComponent(me)}&scheduled=false&failed=false`}>
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

function failureOf({ publishAt, unpublishedChanges }: AdminPostSummary): string {
  if (unpublishedChanges?.failure) return `changes won’t go live automatically. ${unpublishedChanges.failure}`;
  const changesAt = unpublishedChanges?.publishAt;
  const what = changesAt ? 'changes were' : 'was';
  const at = changesAt ?? publishAt;
  return `${what} to go live ${at ? localDateTime(at) : 'by now'}`;
}

function planOf({ publishAt, unpublishedChanges }: AdminPostSummary): string {
  const changesAt = unpublishedChanges?.publishAt;
  const what = changesAt ? 'changes go live' : 'goes live';
  const at = changesAt ?? publishAt;
  return `${what} ${at ? localDateTime(at) : 'now'}`;
}
