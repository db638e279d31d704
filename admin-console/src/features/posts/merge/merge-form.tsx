import { type FormEvent, useContext, useMemo, useState } from 'react';
import styled from 'styled-components';
import type { PostInput } from '@site/contracts';
import { Actions, Button, FieldError, Notice, space } from '@site/ui';
import { type Choice, linesFor } from './choice';
import { FieldMerge } from './field-merge';
import { mergePosts, settle, type Versions } from './merge-posts';
import { MergeWords } from './merge-words';

interface MergeFormProps {
  versions: Versions;
  onTakeTheirs: () => void;
  onSave: (merged: PostInput) => void;
  onClose: () => void;
}

/** Shows field by field what both sides did, and asks where they collide. */
export function MergeForm({ versions, onTakeTheirs, onSave, onClose }: MergeFormProps) {
  const [opened] = useState(versions);
  const words = useContext(MergeWords);
  const merge = useMemo(() => mergePosts(opened), [opened]);
  const collisions = merge.flatMap((field) => field.collisions);
  const [choices, setChoices] = useState<ReadonlyMap<string, Choice>>(new Map());
  const [submitted, setSubmitted] = useState(false);
  const missing = collisions.filter(({ id }) => !choices.has(id)).length;

  const handleChoose = (id: string, choice: Choice) => setChoices(new Map(choices).set(id, choice));

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSubmitted(true);
    if (missing > 0) return event.currentTarget.querySelector<HTMLElement>('[data-unsettled] input')?.focus();
    onSave(settle(merge, opened, linesFor(collisions, choices)));
  };

  return (
    <form noValidate onSubmit={handleSubmit}>
      <Fields>
        <Notice $tone={collisions.length > 0 ? 'warn' : 'good'}>{summaryOf(collisions.length, words.both)}</Notice>
        {merge.map((field) => (
          <FieldMerge
            key={field.field}
            merged={field}
            versions={opened}
            choices={choices}
            required={submitted}
            onChoose={handleChoose}
          />
        ))}
      </Fields>
      {submitted && missing > 0 && <FieldError role="alert">{missingText(missing)}</FieldError>}
      <Actions>
        <Button $tone="quiet" $size="small" onClick={onClose}>
          Keep editing
        </Button>
        <Button $tone="outline" $size="small" onClick={onTakeTheirs}>
          {words.load}
        </Button>
        <Button type="submit" $size="small">
          Save the result
        </Button>
      </Actions>
    </form>
  );
}

function summaryOf(collisions: number, bothChanged: string): string {
  if (collisions === 0) return 'The changes don’t overlap. The result has both.';
  const places = collisions === 1 ? 'one place' : `${collisions} places`;
  return `${bothChanged} ${places}. Everything else was merged automatically.`;
}

const missingText = (missing: number): string =>
  `You still need to choose in ${missing === 1 ? 'one place' : `${missing} places`}.`;

const Fields = styled.div`
  display: grid;
  gap: ${space[24]};
  margin-bottom: ${space[16]};
`;
