import type { Page } from '@site/api-client';
import { useGetAdminSessionQuery } from '@site/api-client/admin';
import { type MessageHistoryEntry, useListMessageHistoryQuery } from '@site/api-client/leads';

export type History = Page<MessageHistoryEntry>;
type Written = Pick<MessageHistoryEntry, 'kind' | 'text'> & { subject?: string };

/** What a message's history says, also of what was written here and whose answer was lost. */
export function useOwnEntries(id: number) {
  const { data, refetch } = useListMessageHistoryQuery({ id });
  const me = useGetAdminSessionQuery().data;
  /** Whether the history has this of oneself after an entry: it was carried out, and only the answer did not come. */
  const has = (history: History | undefined, written: Written, after: number): boolean =>
    history?.items.some(
      ({ id: entry, kind, by, text, subject }) =>
        entry > after &&
        kind === written.kind &&
        by === (`${me?.firstName ?? ''} ${me?.lastName ?? ''}`.trim() || me?.username) &&
        isSame(text, written.text) &&
        isSame(subject, written.subject),
    ) ?? false;
  return { me: me?.id ?? '', history: data, refetch: async () => (await refetch()).data, has };
}

/** The latest entry, which comes first. */
export const latestOf = ({ items: [latest] }: History): number => latest?.id ?? 0;

/** The API stores words without blanks around them, and spells each letter in one way. */
const isSame = (stored: string | null, sent: string | null = null): boolean =>
  stored === (sent && sent.trim().normalize());
