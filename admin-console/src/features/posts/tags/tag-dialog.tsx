import { useState } from 'react';
import { type TagSummary, useRemoveTagMutation, useRenameTagMutation } from '@site/api-client/tags';
import { ConfirmDialog } from '@site/ui';
import { counted } from '../../../shared/counted';
import { RenameTag } from './rename-tag';
import type { TagTask } from './tag-table';
import { mergedFor, postsOf, removedFor } from './tag-words';
import { type TagChangeEnd, useTagChange } from './use-tag-change';

interface TagDialogProps extends TagChangeEnd {
  task: TagTask;
  /** Names that may be meant when one is typed. */
  known: readonly string[];
}

/** Asks for what a task needs, says what readers get, and does it. */
export function TagDialog({ task: { kind, tag }, known, ...end }: TagDialogProps) {
  const [into, setInto] = useState<TagSummary | null>(null);
  if (into) return <MergeTag {...{ tag, into, ...end }} />;
  return kind === 'rename' ? (
    <RenameTag {...{ tag, known, ...end }} onTaken={setInto} />
  ) : (
    <RemoveTag {...{ tag, ...end }} />
  );
}

interface QuestionProps extends TagChangeEnd {
  tag: TagSummary;
}

function MergeTag({ tag, into, ...end }: QuestionProps & { into: TagSummary }) {
  const [rename] = useRenameTagMutation();
  const { change, pending } = useTagChange(tag, end);
  const merge = () => rename({ name: tag.name, newName: into.name, merge: true }).unwrap();
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && !pending && end.onClose()}
      title={`Merge ${counted(postsOf(tag), 'post')} into “${into.name}”?`}
      description={mergedFor(tag, into)}
      confirmLabel="Merge"
      tone="primary"
      pending={pending}
      onConfirm={() => void change(merge, 'Merged')}
    />
  );
}

function RemoveTag({ tag, ...end }: QuestionProps) {
  const [remove] = useRemoveTagMutation();
  const { change, pending } = useTagChange(tag, end);
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && !pending && end.onClose()}
      title={`Remove “${tag.name}” from ${counted(postsOf(tag), 'post')}?`}
      description={removedFor(tag)}
      confirmLabel="Remove"
      pending={pending}
      onConfirm={() => void change(() => remove(tag.name).unwrap(), 'Removed')}
    />
  );
}
