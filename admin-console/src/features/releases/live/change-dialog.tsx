import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { problemOf } from '@site/api-client';
import { releaseLimits } from '@site/contracts';
import { Actions, Button, Dialog, Notice, space, TextField, type, useToast } from '@site/ui';
import { useWhileShown } from '../../../shared/use-while-shown';
import { sessionTexts } from '../../session/session-texts';
import { useFailure } from '../../session/use-failure';

interface ChangeDialogProps<Result> {
  title: string;
  /** What visitors will get. */
  children: ReactNode;
  /** A verb: 'Promote'. */
  confirmLabel: string;
  /** Nothing can be done: there is only the way back. */
  blocked?: boolean;
  /** What visitors will get is still being asked. */
  waiting?: boolean;
  /** Makes the change, for a reason. Rejects as the call does. */
  onConfirm: (because: string) => Promise<Result>;
  /** Told once it is made. */
  done: string | ((result: Result) => string);
  onClose: () => void;
}

/** Asks before what visitors get is changed, and why. A refusal is shown here: the reason stays as it was typed. */
export function ChangeDialog<Result>(props: ChangeDialogProps<Result>) {
  const { title, children, confirmLabel, blocked, waiting, onClose } = props;
  const [because, setBecause] = useState('');
  const { problem, pending, confirm } = useChange(props);

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={title}>
      {/* The browser itself refuses a time that is half typed: to the code it looks as if there were none. */}
      <Content
        onSubmit={(event) => {
          event.preventDefault();
          void confirm(because);
        }}
      >
        {children}
        {!blocked && (
          <TextField
            label="Why"
            optional
            hint="Shown in the release history."
            maxLength={releaseLimits.reason}
            value={because}
            onChange={(event) => setBecause(event.target.value)}
          />
        )}
        {problem && (
          <Notice $tone="bad" role="alert">
            {problem}
          </Notice>
        )}
        <Actions>
          <Button $tone="outline" onClick={onClose}>
            Cancel
          </Button>
          {!blocked && (
            <Button type="submit" $waiting={pending || waiting}>
              {confirmLabel}
            </Button>
          )}
        </Actions>
      </Content>
    </Dialog>
  );
}

function useChange<Result>({ title, onConfirm, done, onClose }: ChangeDialogProps<Result>) {
  const [problem, setProblem] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const showFailure = useFailure(sessionTexts.expired);
  const { toast } = useToast();
  const close = useWhileShown(onClose);

  const confirm = async (because: string) => {
    setPending(true);
    setProblem(null);
    try {
      const result = await onConfirm(because);
      toast({ title: 'Success', description: typeof done === 'string' ? done : done(result), variant: 'success' });
      close();
    } catch (error) {
      const message = problemOf(error)?.message;
      if (message) setProblem(message);
      showFailure(error, message ?? `${title}: that failed. Look at what is live, then try again.`);
      setPending(false);
    }
  };
  return { problem, pending, confirm };
}

const Content = styled.form`
  ${type.dense}
  display: grid;
  gap: ${space[16]};
  overflow-wrap: anywhere;
`;
