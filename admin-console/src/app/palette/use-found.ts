import { FileText, Inbox, type LucideIcon, User } from 'lucide-react';
import { isUnauthorized } from '@site/api-client';
import {
  type ContactMessage,
  type AdminPostSummary,
  useListAdminPostsQuery,
  useListContactMessagesQuery,
  useListUsersQuery,
  type UserDetails,
} from '@site/api-client/admin';
import { postStatusLabels } from '@site/contracts';
import { messageAddress } from '../../features/messages/message-address';
import { senderOf } from '../../features/messages/sender-of';
import { useSessionEnd } from '../../features/session/use-session-end';
import { userAddress } from '../../features/users/user-address';
import { withPreviousData } from '../../shared/with-previous-data';
import { localDate } from '../../shared/local-date';
import { useSettled } from '../../shared/use-settled';

const pauseMs = 200;
const shortest = 2;
const shown = 5;

/** Something stored that the search has found. */
interface FoundPlace {
  id: string;
  label: string;
  /** Tells it from others of the same name. */
  note: string;
  address: string;
}

interface FoundGroup {
  heading: string;
  Icon: LucideIcon;
  places: FoundPlace[];
  /** Whether they may be kept on the device. */
  mayBeStored: boolean;
}

/** Posts by title, messages and users that the API has for a search. */
export function useFound(search: string) {
  const term = useSettled(search.trim(), pauseMs);
  const options = { skip: term.length < shortest, refetchOnMountOrArgChange: true };
  const posts = withPreviousData(useListAdminPostsQuery({ title: term, limit: shown }, options));
  const messages = withPreviousData(useListContactMessagesQuery({ search: term, limit: shown }, options));
  const users = useListUsersQuery(undefined, options);
  const queries = [posts, messages, users];
  const refused = queries.find(({ error }) => isUnauthorized(error));
  useSessionEnd(refused?.error);
  // All at once, or the choice would stand on whatever came first. What the last search found stays until then.
  const isThere = !options.skip && !refused && queries.every(({ data, isError }) => data !== undefined || isError);
  const groups: FoundGroup[] = [
    { heading: 'Posts', Icon: FileText, mayBeStored: true, places: posts.data?.items.map(postPlace) ?? [] },
    { heading: 'Messages', Icon: Inbox, mayBeStored: false, places: messages.data?.items.map(messagePlace) ?? [] },
    { heading: 'Users', Icon: User, mayBeStored: false, places: usersFor(term, users.data?.items).map(userPlace) },
  ];
  return {
    groups: isThere ? groups.filter(({ places }) => places.length > 0) : [],
    searching: search.trim() !== term || queries.some(({ isFetching }) => isFetching),
    failed: !options.skip && queries.some(({ isError, isFetching }) => isError && !isFetching),
    retry: () => queries.filter(({ isError }) => isError).forEach(({ refetch }) => void refetch()),
  };
}

const postPlace = ({ id, title, status }: AdminPostSummary): FoundPlace => ({
  id: `post-${id}`,
  label: title,
  note: postStatusLabels[status],
  address: `/admin/posts/${id}/edit`,
});

const messagePlace = (message: ContactMessage): FoundPlace => ({
  id: `message-${message.id}`,
  label: [senderOf(message), message.subject].filter(Boolean).join(': '),
  note: localDate(message.createdAt),
  address: messageAddress({ open: message.id }),
});

const userPlace = ({ id, firstName, lastName, username }: UserDetails): FoundPlace => ({
  id: `user-${id}`,
  label: `${firstName} ${lastName}`,
  note: username,
  address: userAddress(id),
});

/** The API lists all users at once, so they are searched here. */
function usersFor(term: string, users: UserDetails[] = []): UserDetails[] {
  const words = term.toLowerCase();
  return users
    .filter(({ firstName, lastName, username, email }) =>
      `${firstName} ${lastName} ${username} ${email}`.toLowerCase().includes(words),
    )
    .slice(0, shown);
}
