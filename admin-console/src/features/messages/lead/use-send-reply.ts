import { useState } from 'react';
import { problemOf } from '@site/api-client';
import {
  type MessageHistoryEntry,
  useListMessageHistoryQuery,
  useReplyToMessageMutation,
} from '@site/api-client/leads';
import { useToast } from '@site/ui';
import { sessionTexts } from '../../session/session-texts';
import { useFailure } from '../../session/use-failure';

type Wrong = Partial<Record<'subject' | 'text', string>>;

const repliesIn = (page: { items: MessageHistoryEntry[] } | undefined): number | undefined =>
  page?.items.filter(({ kind }) => kind === 'reply').length;

/** Sends an answer, unless somebody else has answered since this one was begun. */
export function useSendReply(id: number) {
  const [reply, { isLoading: sending }] = useReplyToMessageMutation();
  const history = useListMessageHistoryQuery({ id });
  const [known, setKnown] = useState<number>();
  if (known === undefined && history.data) setKnown(repliesIn(history.data));
  const [wrong, setWrong] = useState<Wrong>({});
  const showFailure = useFailure(sessionTexts.expired);
  const { toast } = useToast();

  const send = async (input: { subject: string; text: string }): Promise<boolean> => {
    const missing = missingOf(input);
    setWrong(missing);
    if (Object.keys(missing).length > 0) return false;
    try {
      await reply({ id, replyInput: { ...input, knownReplies: known } }).unwrap();
      toast({ title: 'Success', description: 'Reply sent', variant: 'success' });
      return true;
    } catch (error) {
      const problem = problemOf(error);
      setWrong(problem?.fields ?? {});
      showFailure(error, problem?.message ?? 'Failed to send the reply. What you wrote is still here.');
      // The other answer is shown below; whoever sends again has seen it.
      if (problem?.statusCode === 409) setKnown(repliesIn((await history.refetch()).data));
      return false;
    }
  };
  return { send, sending, wrong, clearWrong: () => setWrong({}) };
}

const missingOf = ({ subject, text }: { subject: string; text: string }): Wrong => ({
  ...(subject.trim() ? {} : { subject: 'Subject is required' }),
  ...(text.trim() ? {} : { text: 'Message is required' }),
});
