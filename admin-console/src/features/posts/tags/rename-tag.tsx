import { type FormEvent, useId, useRef, useState } from 'react';
import { problemOf } from '@site/api-client';
import { type TagSummary, takenTagOf, useRenameTagMutation } from '@site/api-client/tags';
import { limits } from '@site/contracts';
import { Actions, Button, Dialog, TextField } from '@site/ui';
import { renamedFor } from './tag-words';
import { type TagChangeEnd, useTagChange } from './use-tag-change';

interface RenameTagProps extends TagChangeEnd {
  tag: TagSummary;
  known: readonly string[];
  /** The new name is that of another tag. */
  onTaken: (existing: TagSummary) => void;
}

export function RenameTag({ tag, known, onTaken, ...end }: RenameTagProps) {
  const [newName, setNewName] = useState(tag.name);
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const [rename] = useRenameTagMutation();
  const { change, pending } = useTagChange(tag, end);
  const listId = useId();

  const showRefusal = (refusal: unknown): boolean => {
    const taken = takenTagOf(refusal);
    const message = problemOf(refusal)?.fields?.newName;
    if (taken) onTaken(taken);
    else setError(message);
    if (message) field.current?.focus();
    return Boolean(taken ?? message);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!pending) void change(() => rename({ name: tag.name, newName }).unwrap(), 'Renamed', showRefusal);
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !pending && end.onClose()}
      title={`Rename “${tag.name}”`}
      description={renamedFor(tag)}
    >
      <form noValidate onSubmit={handleSubmit}>
        <TextField
          ref={field}
          label="New name"
          hint="With the name of another tag, the two can become one."
          dir="auto"
          autoComplete="off"
          list={listId}
          maxLength={limits.tag}
          value={newName}
          error={error}
          onChange={({ target }) => setNewName(target.value)}
        />
        <datalist id={listId}>
          {known.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <Actions>
          <Button $tone="outline" onClick={end.onClose}>
            Cancel
          </Button>
          <Button type="submit" $waiting={pending}>
            Rename
          </Button>
        </Actions>
      </form>
    </Dialog>
  );
}
