import { useState } from 'react';
import { type Page, problemOf } from '@site/api-client';
import {
  type MessageHistoryEntry,
  useListMessageHistoryQuery,
  useReplyToMessageMutation,
} from '@site/api-client/leads';
import { useToast } from '@site/ui';
import { sessionTexts } from '../../session/session-texts';
import { useFailure } from '../../session/use-failure';

type Wrong = Partial<Record<'subject' | 'text', string>>;

/** Null where they can't be counted, for the history is longer than what was fetched: the API then compares nothing. */
const repliesIn = ({ items, total }: Page<MessageHistoryEntry>): number | null =>
  items.length === total ? items.filter(({ kind }) => kind === 'reply').length : null;

/** Sends an answer, unless somebody else has answered since this one was begun. */
export function useSendReply(id: number) {
  const [reply, { isLoading: sending }] = useReplyToMessageMutation();
  const history = useListMessageHistoryQuery({ id });
  const [known, setKnown] = useState<number | null>();
  if (known === undefined && history.data) setKnown(repliesIn(history.data));
  const [wrong, setWrong] = useState<Wrong>({});
  const showFailure = useFailure(sessionTexts.expired);
  const { toast } = useToast();

  const send = async (input: { subject: string; text: string }): Promise<boolean> => {
    const missing = missingOf(input);
    setWrong(missing);
    if (Object.keys(missing).length > 0) return false;
    try {
      await reply({ id, replyInput: { ...input, knownReplies: known ?? undefined } }).unwrap();
      toast({ title: 'Success', description: 'Reply sent', variant: 'success' });
      return true;
    } catch (error) {
      const problem = problemOf(error);
      setWrong(problem?.fields ?? {});
      showFailure(error, problem?.message ?? 'Failed to send the reply. What you wrote is still here.');
      // The other answer is shown below; whoever sends again has seen it.
      if (problem?.statusCode === 409) {
        const { data } = await history.refetch();
        setKnown(data && repliesIn(data));
      }
      return false;
    }
  };
  return { send, sending, wrong, clearWrong: () => setWrong({}) };
}

const missingOf = ({ subject, text }: { subject: string; text: string }): Wrong => ({
  ...(subject.trim() ? {} : { subject: 'Subject is required' }),
  ...(text.trim() ? {} : { text: 'Message is required' }),
});
