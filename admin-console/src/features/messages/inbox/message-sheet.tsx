import { Mail, MailOpen, Reply, Trash2, Undo2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import type { ContactMessage } from '@site/api-client/admin';
import { Badge, Button, ButtonRow, color, Heading, LinkButton, space, type } from '@site/ui';
import { useFocusFallback } from '../../../shared/use-focus-fallback';
import { LeadBadge } from '../lead-badge';
import { LeadPart } from '../lead/lead-part';
import { replyAddress } from '../reply-address';
import { senderOf } from '../sender-of';
import { MessageFacts } from './message-facts';

interface MessageSheetProps {
  message: ContactMessage;
  onMark: (isRead: boolean) => void;
  onDelete: () => void;
  onRestore: () => void;
}

/** A message whole, with all that is known of its sender. */
export function MessageSheet({ message, onMark, onDelete, onRestore }: MessageSheetProps) {
  const sheet = useFocusFallback<HTMLElement>();
  const heading = useFocusOnOpen();
  const [replying, setReplying] = useState(false);
  return (
    <Sheet ref={sheet} tabIndex={-1} aria-label="Message">
      <Head>
        <Title as="h2" $size="subheading" ref={heading} tabIndex={-1} dir="auto">
          {message.subject ?? `Message from ${senderOf(message)}`}
        </Title>
        {!message.isRead && <Badge $tone="lime">New</Badge>}
        <LeadBadge message={message} />
        {message.deletedAt && <Badge $tone="bad">Deleted</Badge>}
      </Head>
      <MessageFacts message={message} />
      <Text dir="auto">{message.message}</Text>
      <ButtonRow>
        {message.canReply && !message.deletedAt ? (
          <Button $size="small" onClick={() => setReplying(true)}>
            <Reply aria-hidden />
            Reply
          </Button>
        ) : (
          <LinkButton href={replyAddress(message)} $size="small" onClick={() => setReplying(true)}>
            <Reply aria-hidden />
            Reply by email
          </LinkButton>
        )}
        {message.deletedAt ? (
          <Button $tone="outline" $size="small" onClick={onRestore}>
            <Undo2 aria-hidden />
            Restore
          </Button>
        ) : (
          <>
            <Button $tone="quiet" $size="small" onClick={() => onMark(!message.isRead)}>
              {message.isRead ? <Mail aria-hidden /> : <MailOpen aria-hidden />}
              {message.isRead ? 'Mark as unread' : 'Mark as read'}
            </Button>
            <DeleteButton $tone="quiet" $size="small" onClick={onDelete}>
              <Trash2 aria-hidden />
              Delete
            </DeleteButton>
          </>
        )}
      </ButtonRow>
      <LeadPart message={message} replying={replying} onReplying={setReplying} />
    </Sheet>
  );
}

/** Who opens a message is led to it, and a screen reader reads its title. */
function useFocusOnOpen() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return heading;
}

const Sheet = styled.article`
  display: grid;
  gap: ${space[16]};
  padding: ${space[24]};
`;

const Head = styled.div`
  display: flex;
  align-items: start;
  gap: ${space[12]};

  & > span {
    flex: none;
    margin-top: ${space[4]};
  }
`;

const Title = styled(Heading)`
  min-width: 0;
  scroll-margin-top: 96px;
  overflow-wrap: anywhere;
`;

const Text = styled.p`
  ${type.body}
  max-width: 66ch;
  padding-block: ${space[16]};
  border-block: 1px solid ${color.line};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const DeleteButton = styled(Button)`
  color: ${color.bad};
`;
