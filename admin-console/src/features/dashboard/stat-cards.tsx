import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useListAdminPostsQuery } from '@site/api-client/admin';
import { Button, color, media, SiteLink, Skeleton, SmallText, space, type } from '@site/ui';
import { fresh } from '../../shared/live';
import { messageAddress } from '../messages/message-address';
import { useUnreadCount } from '../messages/use-unread-count';

/** Only the total of each list is wanted, so one item is asked for. */
const countOnly = 1;

const postsFailed = 'Failed to fetch posts';

export function StatCards() {
  const published = countOf(useListAdminPostsQuery({ status: 'published', limit: countOnly }, fresh));
  const drafts = countOf(useListAdminPostsQuery({ status: 'draft', limit: countOnly }, fresh));
  const unread = useUnreadCount();
  const total = sumOf(published, drafts);
  const note = total.data !== undefined && `${published.data} published, ${drafts.data} draft`;

  return (
    <Stats>
      <Stat label="Total Posts" href="/admin/posts" count={total} errorText={postsFailed} note={note} />
      <Stat label="Published Posts" href="/admin/posts?status=published" count={published} errorText={postsFailed} />
      <Stat label="Draft Posts" href="/admin/posts?status=draft" count={drafts} errorText={postsFailed} />
      <Stat
        label="Unread Messages"
        href={messageAddress({ filter: 'unread' })}
        count={unread}
        errorText="Failed to fetch contact submissions"
        marked
      />
    </Stats>
  );
}

/** A number that is asked for. */
interface Count {
  /** Undefined until it is known. */
  data?: number;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

const countOf = ({ data, ...query }: Omit<Count, 'data'> & { data?: { total: number } }): Count => ({
  ...query,
  data: data?.total,
});

const isFailed = ({ error }: Count): boolean => error !== undefined;

function sumOf(...counts: Count[]): Count {
  const known = counts.map(({ data }) => data).filter((data) => data !== undefined);
  return {
    data: known.length === counts.length ? known.reduce((sum, data) => sum + data, 0) : undefined,
    error: counts.find(isFailed)?.error,
    isFetching: counts.some(({ isFetching }) => isFetching),
    refetch: () => counts.filter(isFailed).forEach(({ refetch }) => refetch()),
  };
}

interface StatProps {
  label: string;
  /** Leads to what is counted. */
  href: string;
  count: Count;
  errorText: string;
  note?: ReactNode;
  /** Wants attention unless it is 0. */
  marked?: boolean;
}

const Stat = ({ label, href, count, errorText, note, marked = false }: StatProps) => (
  <Room>
    <dt>
      <StatLink href={href}>{label}</StatLink>
    </dt>
    <Figure>
      <Value count={count} errorText={errorText} marked={marked} />
    </Figure>
    {note && <SmallText as="dd">{note}</SmallText>}
  </Room>
);

function Value({ count, errorText, marked }: Required<Pick<StatProps, 'count' | 'errorText' | 'marked'>>) {
  if (count.data !== undefined) return <Number $marked={marked && count.data > 0}>{count.data}</Number>;
  if (!isFailed(count)) return <Skeleton $width="48px" $height="33px" />;
  return (
    <Failure role="alert">
      <span>{errorText}</span>
      <Button $tone="outline" $size="small" $waiting={count.isFetching} onClick={count.refetch}>
        Try again
      </Button>
    </Failure>
  );
}

const Stats = styled.dl`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 1px;
  margin-bottom: ${space[24]};
  border: 1px solid ${color.line};
  background: ${color.line};

  ${media.desktop} {
    grid-template-columns: repeat(4, 1fr);
  }
`;

const Room = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  padding: ${space[16]};
  background: ${color.card};

  dt {
    font-weight: 500;
  }

  &:hover {
    background: ${color.blueWash};
  }
`;

/** The whole tile is the link; what is to be read stays a list of terms. */
const StatLink = styled(SiteLink)`
  color: inherit;
  text-decoration: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  &:focus-visible {
    outline: none;
  }

  &:focus-visible::after {
    outline: 2px solid var(--focus);
    outline-offset: -2px;
  }
`;

const Figure = styled.dd`
  ${type.heading}
  margin-top: ${space[8]};
`;

const Number = styled.span<{ $marked: boolean }>`
  ${({ $marked }) => $marked && `padding-inline: ${space[8]}; background: ${color.lime}; color: ${color.onLime};`}
`;

const Failure = styled.span`
  ${type.small}
  /* Above the link. */
  position: relative;
  display: grid;
  justify-items: start;
  gap: ${space[8]};
  color: ${color.bad};
`;
