import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { problemOf } from '@site/api-client';
import { type EditablePost, isUnreachable, stalePostOf } from '@site/api-client/admin';
import type { PostInput } from '@site/contracts';
import { applyServerErrors } from '../../../shared/apply-server-errors';
import { withRemedy } from '../../../shared/with-remedy';
import { useFailure } from '../../session/use-failure';
import { useSavedToast } from '../use-saved-toast';
import { rebaseForm } from './rebase-form';

interface SaveAttemptOptions {
  /** Whether no save may start now, of which it tells. */
  mustWait: () => boolean;
  /** `done`: there is nothing left to do in the editor. */
  onSaved: (saved: EditablePost, done: boolean) => void;
  onFailed: () => void;
  /** Refused since somebody else saved meanwhile. Answers what is to be said of it, if anything. */
  onStale: (theirs: EditablePost, stay: boolean) => string | null;
}

/** What is said of a save that is done, and of one that failed. */
type Texts = readonly [done: string, failed: string];

const unreachable = 'The server can’t be reached. Your text is still here: try again in a moment.';

const permissionsChanged =
  'Your permissions have changed: your account can no longer save posts. Your text is still here: copy it before you leave.';

/** Saves what the form holds, one attempt at a time. Whatever fails leaves the form as it is. */
export function useSaveAttempt(
  form: UseFormReturn<PostInput>,
  { mustWait, onSaved, onFailed, onStale }: SaveAttemptOptions,
) {
  const [trouble, setTrouble] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);
  const busy = useRef(false);
  const showFailure = useFailure();
  const showSaved = useSavedToast();

  /** `stay` goes on with the editor afterwards; `stayWhenStale` where the text had to be merged with another first. */
  const attempt = async (
    [done, failed]: Texts,
    work: (input: PostInput) => Promise<EditablePost>,
    stay = false,
    stayWhenStale = stay,
  ) => {
    if (busy.current || mustWait()) return;
    busy.current = true;
    const sent = copyOf(form.getValues());
    const submit = form.handleSubmit(async (input) => {
      setTrouble(null);
      setSaving(true);
      try {
        const saved = await work(input);
        showSaved(done, saved);
        const typedMeanwhile = takeSaved(form, sent, saved);
        onSaved(saved, !stay && !typedMeanwhile);
      } catch (error) {
        onFailed();
        const theirs = stalePostOf(error);
        if (theirs) return setTrouble(onStale(theirs, stayWhenStale));
        applyServerErrors(form, error);
        setTrouble(troubleOf(error));
        showFailure(error, failed);
      }
    });
    await submit().finally(() => {
      busy.current = false;
      setSaving(false);
    });
  };
  return { attempt, trouble, saving };
}

/** Makes what was saved the base of the form. Answers whether more was typed meanwhile. */
function takeSaved(form: UseFormReturn<PostInput>, sent: PostInput, saved: EditablePost): boolean {
  // Publishing changes these by itself, and who creates a post is its author.
  const { status, authorId } = saved;
  const publishAt = saved.publishAt ?? '';
  if (form.getValues('status') === sent.status) form.setValue('status', status);
  if (form.getValues('publishAt') === sent.publishAt) form.setValue('publishAt', publishAt);
  if (form.getValues('authorId') === sent.authorId) form.setValue('authorId', authorId);
  return rebaseForm(form, { ...sent, status, publishAt, authorId });
}

function troubleOf(error: unknown): string {
  const problem = problemOf(error);
  if (problem?.statusCode === 403) return permissionsChanged;
  return problem?.message ?? withRemedy(isUnreachable(error) ? unreachable : '', error);
}

const copyOf = (values: PostInput): PostInput => ({ ...values, tags: [...(values.tags ?? [])] });
