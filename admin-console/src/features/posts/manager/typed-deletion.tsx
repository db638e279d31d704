import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import { ConfirmDialog, space, TextField } from '@site/ui';

interface TypedDeletionProps {
  title: string;
  question: string;
  /** How many posts go: to be typed before they do. */
  count: number;
  pending: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before several posts are deleted: a slip can't type their number. */
export function TypedDeletion({ title, question, count, pending, onConfirm, onClose }: TypedDeletionProps) {
  const [typed, setTyped] = useState('');
  const isMeant = typed.trim() === String(count);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isMeant && !pending) onConfirm();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={question}
      confirmLabel="Delete"
      pending={pending || !isMeant}
      onConfirm={onConfirm}
    >
      <Confirmation onSubmit={handleSubmit} noValidate>
        <TextField
          label={`Type ${count} to delete them`}
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Confirmation>
    </ConfirmDialog>
  );
}

const Confirmation = styled.form`
  margin-top: ${space[16]};
`;
