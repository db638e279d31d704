import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { ContactMessage } from '@site/api-client/admin';
import { color, space } from '@site/ui';
import { localDateTime } from '../../../shared/local-date';
import { dueNote } from '../answer-clock';
import { senderOf } from '../sender-of';
import { MailNote } from './mail-note';

/** What is known of a message and its sender. */
export const MessageFacts = ({ message }: { message: ContactMessage }) => (
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
    <Fact name="Received">{localDateTime(message.createdAt)}</Fact>
    <Fact name="Answer">{dueNote(message)}</Fact>
    <Fact name="From page">
      {message.sourcePage ? <a href={message.sourcePage}>{message.sourcePage}</a> : 'Not known'}
    </Fact>
    <Fact name="Mailed">
      <MailNote mail={message.mail} />
    </Fact>
    {message.deletedAt && <Fact name="Deleted">{localDateTime(message.deletedAt)}</Fact>}
  </Facts>
);

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd dir="auto">{children}</dd>
  </div>
);

const Facts = styled.dl`
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
