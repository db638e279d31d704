import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useListAdminPostsQuery, useListContactMessagesQuery } from '@site/api-client/admin';
import { color, media, Skeleton, space, type } from '@site/ui';

/** Only the total of each list is wanted, so one item is asked for. */
const countOnly = 1;

export function StatCards() {
  const published = useListAdminPostsQuery({ status: 'published', limit: countOnly }).data?.total;
  const drafts = useListAdminPostsQuery({ status: 'draft', limit: countOnly }).data?.total;
  const unread = useListContactMessagesQuery({ isRead: false, limit: countOnly }).data?.total;
  const total = published === undefined || drafts === undefined ? undefined : published + drafts;

  return (
    <Stats>
      <Stat label="Total Posts" value={total} note={total !== undefined && `${published} published, ${drafts} draft`} />
      <Stat label="Published Posts" value={published} />
      <Stat label="Draft Posts" value={drafts} />
      <Stat label="Unread Messages" value={unread} marked={unread !== undefined && unread > 0} />
    </Stats>
  );
}

interface StatProps {
  label: string;
  /** Undefined until it is known. */
  value: number | undefined;
  note?: ReactNode;
  /** Wants attention. */
  marked?: boolean;
}

const Stat = ({ label, value, note, marked = false }: StatProps) => (
  <Room>
    <dt>{label}</dt>
    <Figure>
      {value === undefined ? <Skeleton $width="48px" $height="33px" /> : <Number $marked={marked}>{value}</Number>}
    </Figure>
    {note && <Note>{note}</Note>}
  </Room>
);

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
  display: flex;
  flex-direction: column;
  padding: ${space[16]};
  background: ${color.card};

  dt {
    font-weight: 500;
  }
`;

const Figure = styled.dd`
  ${type.heading}
  margin-top: ${space[8]};
`;

const Number = styled.span<{ $marked: boolean }>`
  ${({ $marked }) => $marked && `padding-inline: ${space[8]}; background: ${color.lime}; color: ${color.onLime};`}
`;

const Note = styled.dd`
  ${type.small}
  color: ${color.inkSoft};
`;
