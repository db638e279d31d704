import { Mail } from 'lucide-react';
import styled from 'styled-components';
import type { ContactMessage } from '@site/api-client/admin';
import { Actions, color, Dialog, LinkButton, space, type } from '@site/ui';
import { localDateTime } from '../../shared/local-date';
import { senderOf } from './sender-of';

interface MessageDialogProps {
  message: ContactMessage;
  onClose: () => void;
}

/** A message whole, with all that is known of its sender. */
export const MessageDialog = ({ message, onClose }: MessageDialogProps) => (
  <Dialog
    open
    onOpenChange={(open) => !open && onClose()}
    title={message.subject ?? `Message from ${senderOf(message)}`}
  >
    <Facts>
      <Fact name="Name">{senderOf(message)}</Fact>
      <Fact name="Email">
        <a href={`mailto:${message.email}`}>{message.email}</a>
      </Fact>
      {message.company && <Fact name="Company">{message.company}</Fact>}
      {message.phone && (
        <Fact name="Phone">
          <a href={`tel:${message.phone.replace(/[^\d+]/g, '')}`}>{message.phone}</a>
        </Fact>
      )}
      {message.subject && <Fact name="Subject">{message.subject}</Fact>}
      <Fact name="Received">{localDateTime(message.createdAt)}</Fact>
    </Facts>
    <Text>{message.message}</Text>
    <Actions>
      <LinkButton href={replyAddress(message)} $size="small">
        <Mail aria-hidden />
        Reply by email
      </LinkButton>
    </Actions>
  </Dialog>
);

const replyAddress = ({ email, subject }: ContactMessage): string =>
  `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${subject ?? 'your message'}`)}`;

const Fact = ({ name, children }: { name: string; children: React.ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

const Facts = styled.dl`
  ${type.dense}
  display: grid;
  gap: ${space[4]};
  overflow-wrap: anywhere;

  div {
    display: grid;
    grid-template-columns: 88px minmax(0, 1fr);
  }

  dt {
    color: ${color.inkSoft};
  }
`;

const Text = styled.p`
  ${type.dense}
  margin-top: ${space[16]};
  padding-top: ${space[16]};
  border-top: 1px solid ${color.line};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
