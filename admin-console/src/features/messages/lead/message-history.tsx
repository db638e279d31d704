import styled from 'styled-components';
import { type MessageHistoryEntry, useListMessageHistoryQuery } from '@site/api-client/leads';
import { type MessageState, messageStateLabels } from '@site/contracts';
import { color, Heading, QueryState, space, type } from '@site/ui';
import { localDateTime } from '../../../shared/local-date';
import { live } from '../live';

/** What has happened to a message, the latest first. */
export function MessageHistory({ messageId }: { messageId: number }) {
  const query = useListMessageHistoryQuery({ id: messageId }, live);
  return (
    <section aria-label="Notes and history">
      <Heading as="h3" $size="minor">
        Notes and history
      </Heading>
      <QueryState
        query={query}
        errorText="Failed to fetch the history"
        isEmpty={({ items }) => items.length === 0}
        empty={<Soft>Nothing yet.</Soft>}
      >
        {({ items, total }) => (
          <>
            <Entries>
              {items.map((entry) => (
                <Entry key={entry.id} entry={entry} />
              ))}
            </Entries>
            {total > items.length && (
              <Soft>
                The latest {items.length} of {total}.
              </Soft>
            )}
          </>
        )}
      </QueryState>
    </section>
  );
}

const Entry = ({ entry }: { entry: MessageHistoryEntry }) => (
  <li>
    <Head>
      <span>{inWords(entry)}</span>
      <Moment dateTime={entry.createdAt}>{localDateTime(entry.createdAt)}</Moment>
    </Head>
    {entry.mail && <Soft>{mailNote(entry.mail)}</Soft>}
    {entry.text && <Text dir="auto">{entry.text}</Text>}
  </li>
);

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
  }
}

const labelOf = (state: string | null): string => messageStateLabels[state as MessageState];

const Entries = styled.ul`
  display: grid;
`;

const Head = styled.div`
  ${type.dense}
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space[4]} ${space[12]};
  padding-top: ${space[8]};
  overflow-wrap: anywhere;
`;

const Moment = styled.time`
  ${type.small}
  color: ${color.inkSoft};
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
