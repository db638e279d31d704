import { useEffect, useState } from 'react';
import { problemOf } from '@site/api-client';
import { isUnreachable } from '@site/api-client/admin';
import { useReplyToMessageMutation } from '@site/api-client/leads';
import { useToast } from '@site/ui';
import { useFailure } from '../../session/use-failure';
import { type History, latestOf, useOwnEntries } from './own-entries';
import { useTextDraft } from './use-text-draft';

type Wrong = Partial<Record<'subject' | 'text', string>>;

interface Seen {
  latest: number;
  /** Null where they can't be counted, for the history is longer than what was fetched: the API then compares nothing. */
  replies: number | null;
}

/**
 * Sends an answer, unless somebody else has answered since this one was begun, or it was sent before and no answer came.
 * What its writer has seen belongs to what is written: whoever comes back to it has seen no more.
 */
export function useSendReply(id: number, begun: boolean) {
  const [reply, { isLoading: sending }] = useReplyToMessageMutation();
  const { me, history, refetch, has } = useOwnEntries(id);
  const seen = useTextDraft(`seen:${me}:${id}`);
  const [wrong, setWrong] = useState<Wrong>({});
  const showFailure = useFailure();
  const { toast } = useToast();

  useEffect(() => {
    if (begun ? !seen.text && history : seen.text) seen.write(begun && history ? seenIn(history) : '');
  });

  const send = async (input: { subject: string; text: string }): Promise<boolean> => {
    const missing = missingOf(input);
    setWrong(missing);
    if (Object.keys(missing).length > 0) return false;
    if (!seen.text) {
      await refetch();
      showFailure(null, 'Not sent yet: see below whether somebody has answered, then send again.');
      return false;
    }
    const { latest, replies } = JSON.parse(seen.text) as Seen;
    const isIn = (page?: History) => has(page, { ...input, kind: 'reply' }, latest);
    try {
      if (replies !== null || !isIn(await refetch())) {
        await reply({ id, replyInput: { ...input, knownReplies: replies ?? undefined } }).unwrap();
      }
    } catch (error) {
      const problem = problemOf(error);
      const isConflict = problem?.statusCode === 409;
      const isLost = isUnreachable(error);
      const page = isConflict || isLost ? await refetch() : undefined;
      if (!isIn(page)) {
        // The other answer is shown below; whoever sends again has seen it.
        if (page && isConflict) seen.write(seenIn(page));
        setWrong(problem?.fields ?? {});
        showFailure(error, problem?.message ?? `${isLost ? maybeSent : 'Failed to send the reply.'} ${stillHere}`);
        return false;
      }
    }
    toast({ title: 'Success', description: 'Reply sent', variant: 'success' });
    return true;
  };
  return { send, sending, wrong, clearWrong: () => setWrong({}), forget: seen.reset };
}

const maybeSent = 'No answer came: the reply may have been sent.';
const stillHere = 'What you wrote is still here.';

const seenIn = (history: History): string => {
  const { items, total } = history;
  const replies = items.length === total ? items.filter(({ kind }) => kind === 'reply').length : null;
  return JSON.stringify({ latest: latestOf(history), replies } satisfies Seen);
};

const missingOf = ({ subject, text }: { subject: string; text: string }): Wrong => ({
  ...(subject.trim() ? {} : { subject: 'Subject is required' }),
  ...(text.trim() ? {} : { text: 'Message is required' }),
});
