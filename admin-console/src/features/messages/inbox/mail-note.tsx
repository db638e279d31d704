import styled from 'styled-components';
import type { MessageMail } from '@site/api-client/admin';
import { color } from '@site/ui';
import { localDateTime } from '../../../shared/local-date';

/** Whether a message was mailed to those who answer it. */
export function MailNote({ mail: { state, to, sentAt, failure } }: { mail: MessageMail }) {
  const receivers = to.join(', ');
  switch (state) {
    case 'sent':
      return `${sentAt ? localDateTime(sentAt) : 'Yes'}, to ${receivers}`;
    case 'waiting':
      return failure ? `Not yet: ${failure}. It will be tried again.` : `In a moment, to ${receivers}`;
    case 'failed':
      return <Failure>No: {failure}. It was tried for a day.</Failure>;
    case 'off':
      return 'No: email was not set up when this message arrived.';
  }
}

const Failure = styled.strong`
  color: ${color.bad};
  font-weight: 600;
`;
