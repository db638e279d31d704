import styled from 'styled-components';
import { color, media, QueryState, SiteLink, space, TextLink } from '@site/ui';
import { dueNote } from '../../messages/answer-clock';
import { messageAddress } from '../../messages/message-address';
import { senderOf } from '../../messages/sender-of';
import { useOverdue } from '../../messages/use-overdue';
import { LiveReleases } from './live-releases';
import { Calm, Lines, Room } from './room';
import { Failed, OwnDrafts, Scheduled } from './today-posts';

export const TodayPanel = () => (
  <Panel aria-label="Today">
    <Failed />
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
                    {`${senderOf(message)}: ${dueNote(message)}`}
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
