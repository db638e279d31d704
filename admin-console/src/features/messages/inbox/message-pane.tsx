import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { type ContactMessage, useGetContactMessageQuery } from '@site/api-client/admin';
import { EmptyState, QueryState, Skeleton, space, TextLink } from '@site/ui';
import { useSessionEnd } from '../../session/use-session-end';
import { live } from '../../../shared/live';
import { messageAddress } from '../message-address';
import { MessageSheet } from './message-sheet';
import { useMessageActions } from './use-message-actions';

interface MessagePaneProps {
  id: number;
  /** The message as the list has it, so that it stands there at once. */
  known?: ContactMessage;
  /** Called when the message is about to leave the list that it was opened from. */
  onLeave: () => void;
}

/** The message that is open. Opening it marks it read; who marks it unread again has the last word. */
export function MessagePane({ id, known, onLeave }: MessagePaneProps) {
  const query = useGetContactMessageQuery(id, live);
  useSessionEnd(query.error);
  const { mark, restore, remove } = useMessageActions();
  const message = query.data ?? known;
  useMarkOnce(message, (opened) => void mark(opened, true));

  if (query.error && 'status' in query.error && query.error.status === 404) {
    return (
      <EmptyState
        title="This message does not exist."
        action={<TextLink href={messageAddress()}>All messages</TextLink>}
      />
    );
  }
  return (
    <QueryState query={{ ...query, data: message }} loading={<PaneSkeleton />} errorText="Failed to fetch the message">
      {(opened) => (
        <MessageSheet
          message={opened}
          onMark={(isRead) => mark(opened.id, isRead)}
          onDelete={() => {
            void remove(opened.id);
            onLeave();
          }}
          onRestore={() => {
            void restore(opened.id);
            onLeave();
          }}
        />
      )}
    </QueryState>
  );
}

function useMarkOnce(message: ContactMessage | undefined, markRead: (id: number) => void): void {
  const seen = useRef(false);
  useEffect(() => {
    if (!message || seen.current) return;
    seen.current = true;
    if (!message.isRead && !message.deletedAt) markRead(message.id);
  }, [message, markRead]);
}

const PaneSkeleton = () => (
  <Lines>
    <Skeleton $width="70%" $height="28px" />
    <Skeleton $width="40%" />
    <Skeleton $height="160px" />
  </Lines>
);

const Lines = styled.div`
  display: grid;
  gap: ${space[16]};
  padding: ${space[24]};
`;
