import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Actions, Button, FormGrid, TextField, verbatim } from '@site/ui';
import type { LinkDraft, LinkQuestion } from './links';

type Written = Pick<LinkDraft, 'address' | 'words'>;

/** What stands in the form of a link, whose address has the focus at first. */
export function useWritten(start: Written) {
  const field = useRef<HTMLInputElement>(null);
  // It comes after the dialog has given the focus away.
  useEffect(() => field.current?.focus(), []);
  const [written, setWritten] = useState(start);
  const change = (changes: Partial<Written>) => setWritten((before) => ({ ...before, ...changes }));
  return { field, written, change };
}

interface AddressFormProps extends ReturnType<typeof useWritten> {
  question: LinkQuestion;
  /** Of the address. */
  label: string;
  placeholder: string;
  hint: string;
  /** Said of an address that is refused. */
  problem: string;
  /** Takes what was written; false refuses its address. */
  onTake: () => boolean;
  /** Below the address. */
  children?: ReactNode;
  /** More buttons. */
  actions?: ReactNode;
}

/** Asks for the address of a link and for its words. */
export function AddressForm({ question, problem, onTake, children, actions, ...props }: AddressFormProps) {
  const { field, written, change, ...address } = props;
  const [refused, setRefused] = useState(false);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    // A dialog's events reach the form of the post, in which it stands for React.
    event.stopPropagation();
    const isTaken = onTake();
    setRefused(!isTaken);
    if (!isTaken) field.current?.focus();
  };

  return (
    <FormGrid onSubmit={handleSubmit} noValidate>
      <TextField
        ref={field}
        {...verbatim}
        {...address}
        value={written.address}
        error={refused ? problem : undefined}
        onChange={(event) => {
          change({ address: event.target.value });
          setRefused(false);
        }}
      />
      {children}
      <TextField
        label="Words"
        dir="auto"
        value={written.words}
        onChange={(event) => change({ words: event.target.value })}
      />
      <Actions>
        {actions}
        <Button $tone="outline" $size="small" onClick={question.onClose}>
          Cancel
        </Button>
        <Button type="submit" $size="small">
          {question.draft.address ? 'Change' : 'Add'}
        </Button>
      </Actions>
    </FormGrid>
  );
}
