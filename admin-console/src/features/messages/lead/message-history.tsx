import styled from 'styled-components';
import type { ContactMessage } from '@site/api-client/admin';
import { type MessageHistoryEntry, useListMessageHistoryQuery } from '@site/api-client/leads';
import { type MessageState, messageStateLabels } from '@site/contracts';
import { color, Heading, QueryState, SmallText, space, type } from '@site/ui';
import { localDateTime } from '../../../shared/local-date';
import { live } from '../../../shared/live';
import { senderOf } from '../sender-of';

/** What has happened to a message since it was received, the latest first. */
export function MessageHistory({ message }: { message: ContactMessage }) {
  const query = useListMessageHistoryQuery({ id: message.id }, live);
  return (
    <section aria-label="Notes and history">
      <Heading as="h3" $size="minor">
        Notes and history
      </Heading>
      <QueryState query={query} errorText="Failed to fetch the history">
        {({ items, total }) => (
          <>
            <ul>
              {linesOf(message, items).map(({ key, at, words, note, text }) => (
                <li key={key}>
                  <Head>
                    <span>{words}</span>
                    <SmallText as="time" dateTime={at}>
                      {localDateTime(at)}
                    </SmallText>
                  </Head>
                  {note && <Soft>{note}</Soft>}
                  {text && <Text dir="auto">{text}</Text>}
                </li>
              ))}
            </ul>
            {total > items.length && (
              <Soft>
                The latest {items.length} of {total} changes and notes.
              </Soft>
            )}
          </>
        )}
      </QueryState>
    </section>
  );
}

interface Line {
  key: string | number;
  at: string;
  words: string;
  note?: string | null;
  text?: string | null;
}

/** With what the message itself says of its arrival. */
function linesOf(message: ContactMessage, entries: MessageHistoryEntry[]): Line[] {
  const { createdAt, mail } = message;
  const lines: Line[] = entries.map((entry) => ({
    ...{ key: entry.id, at: entry.createdAt, words: inWords(entry), text: entry.text },
    note: entry.mail && mailNote(entry.mail),
  }));
  if (mail.sentAt) lines.push({ key: 'mailed', at: mail.sentAt, words: `Mailed to ${mail.to.join(', ')}` });
  lines.sort((one, other) => Date.parse(other.at) - Date.parse(one.at));
  return [...lines, { key: 'received', at: createdAt, words: `Received from ${senderOf(message)}` }];
}

function mailNote({ state, sentAt, failure }: NonNullable<MessageHistoryEntry['mail']>): string {
  if (state === 'sent') return `Mailed ${sentAt ? localDateTime(sentAt) : ''}`.trim();
  if (state === 'failed') return `Not mailed: ${failure}.`;
  return failure ? `Not mailed yet: ${failure}. It will be tried again.` : 'It will be mailed in a moment.';
}

function inWords({ kind, by, before, after, subject }: MessageHistoryEntry): string {
  switch (kind) {
    case 'note':
      return `${by} noted`;
    case 'reply':
      return `${by} replied: ${subject}`;
    case 'state':
      return `${by} changed the state from ${labelOf(before)} to ${labelOf(after)}`;
    case 'assignee':
      if (after === by) return `${by} took the message over`;
      if (after === null) return `${by} unassigned the message${before === by ? '' : ` from ${before}`}`;
      return `${by} gave the message to ${after}`;
    case 'deleted':
      return `${by} deleted the message`;
    case 'restored':
      return `${by} restored the message`;
  }
}

const labelOf = (state: string | null): string => messageStateLabels[state as MessageState];

const Head = styled.div`
  ${type.dense}
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space[4]} ${space[12]};
  padding-top: ${space[8]};
  overflow-wrap: anywhere;
`;

const Text = styled.p`
  margin-top: ${space[4]};
  padding-left: ${space[12]};
  border-left: 2px solid ${color.line};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const Soft = styled.p`
  ${type.small}
  margin-top: ${space[8]};
  color: ${color.inkSoft};
`;
