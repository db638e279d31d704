import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useGetAdminSessionQuery, useListAdminPostsQuery } from '@site/api-client/admin';
import { color, Heading, media, QueryState, SiteLink, space, TextLink, type } from '@site/ui';
import { localDateTime } from '../../../shared/local-date';
import { answerNote } from '../../messages/answer-clock';
import { messageAddress } from '../../messages/message-address';
import { senderOf } from '../../messages/sender-of';
import { useOverdue } from '../../messages/use-overdue';
import { LiveReleases } from './live-releases';

export const TodayPanel = () => (
  <Panel aria-label="Today">
    <Overdue />
    <Scheduled />
    <OwnDrafts />
    <Room title="Live now">
      <LiveReleases />
    </Room>
  </Panel>
);

function Overdue() {
  const query = useOverdue();
  return (
    <Room title="Overdue messages">
      <QueryState
        query={query}
        errorText="Overdue messages could not be read"
        isEmpty={({ total }) => total === 0}
        empty={<Calm>No message is overdue.</Calm>}
      >
        {({ items, total }) => (
          <>
            <Lines>
              {items.map((message) => (
                <li key={message.id}>
                  <SiteLink href={messageAddress({ open: message.id })} dir="auto">
                    {`${senderOf(message)}: ${answerNote(message)}`}
                  </SiteLink>
                </li>
              ))}
            </Lines>
            <TextLink href={messageAddress({ overdue: true })}>
              {total === 1 ? 'Show the overdue message' : `Show ${total} overdue messages`}
            </TextLink>
          </>
        )}
      </QueryState>
    </Room>
  );
}

const shownPosts = 5;

function Scheduled() {
  const query = useListAdminPostsQuery({ scheduled: true, limit: shownPosts });
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
            <Lines>
              {items.map(({ id, title, publishAt }) => (
                <li key={id}>
                  <SiteLink href={`/admin/posts/${id}/edit`} dir="auto">
                    {`${title}: ${publishAt ? localDateTime(publishAt) : 'now'}`}
                  </SiteLink>
                </li>
              ))}
            </Lines>
            {total > items.length && (
              <TextLink href="/admin/posts?scheduled=true">{`Show ${total} scheduled posts`}</TextLink>
            )}
          </>
        )}
      </QueryState>
    </Room>
  );
}

function OwnDrafts() {
  const me = useGetAdminSessionQuery().data?.id ?? '';
  const query = useListAdminPostsQuery({ status: 'draft', authorId: me, scheduled: false, limit: 1 });
  return (
    <Room title="Drafts of mine">
      <QueryState
        query={query}
        errorText="Your drafts could not be counted"
        isEmpty={({ total }) => total === 0}
        empty={<Calm>You have none.</Calm>}
      >
        {({ total }) => (
          <TextLink href={`/admin/posts?status=draft&author=${encodeURIComponent(me)}&scheduled=false`}>
            {total === 1 ? 'Show your draft' : `Show your ${total} drafts`}
          </TextLink>
        )}
      </QueryState>
    </Room>
  );
}

const Room = ({ title, children }: { title: string; children: ReactNode }) => (
  <Cell>
    <Heading as="h2" $size="minor">
      {title}
    </Heading>
    {children}
  </Cell>
);

const Panel = styled.section`
  display: grid;
  gap: 1px;
  margin-bottom: ${space[24]};
  border: 1px solid ${color.line};
  background: ${color.line};

  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }

  ${media.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

const Cell = styled.div`
  ${type.dense}
  display: grid;
  align-content: start;
  gap: ${space[8]};
  min-width: 0;
  padding: ${space[16]};
  background: ${color.card};
`;

const Lines = styled.ul`
  display: grid;
  gap: ${space[4]};
  overflow-wrap: anywhere;

  & a {
    color: ${color.ink};
  }
`;

const Calm = styled.p`
  color: ${color.inkSoft};
`;
