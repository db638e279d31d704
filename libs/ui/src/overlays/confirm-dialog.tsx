import * as RadixAlertDialog from 'radix-ui/alert-dialog';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../actions/button';
import { closeOnEscape } from './close-on-escape';
import { Actions, descriptionStyle, scrimStyle, sheetStyle, titleStyle } from './dialog-style';
import { useFocusReturn } from './use-focus-return';

export interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** The question, with what can't be undone. */
  description: string;
  /** A verb: 'Delete'. */
  confirmLabel: string;
  /** While true the confirming button waits. */
  pending?: boolean;
  /** Too late to cancel, as the description says: it can only be closed. */
  final?: boolean;
  tone?: 'destructive' | 'primary';
  /** What is asked for before it can be confirmed: a field there has the focus first. */
  children?: ReactNode;
  /** The caller closes the dialog when the work is done. */
  onConfirm: () => void;
}

/** Asks before something that can't be undone. */
export const ConfirmDialog = ({
  open,
  onOpenChange,
  title,
  description,
  confirmLabel,
  pending = false,
  final = false,
  tone = 'destructive',
  onConfirm,
  children,
}: ConfirmDialogProps) => {
  const focusReturn = useFocusReturn();
  const handleOpen = (event: Event) => {
    focusReturn.onOpenAutoFocus();
    const field = event.currentTarget instanceof Element && event.currentTarget.querySelector('input');
    if (!field) return;
    event.preventDefault();
    field.focus();
  };
  return (
    <RadixAlertDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixAlertDialog.Portal>
        <Scrim />
        <Sheet {...focusReturn} onOpenAutoFocus={handleOpen} onKeyDown={closeOnEscape(onOpenChange)}>
          <Title>{title}</Title>
          <Description>{description}</Description>
          {children}
          <Actions>
            <RadixAlertDialog.Cancel asChild>
              <Button $tone="outline">{final ? 'Close' : 'Cancel'}</Button>
            </RadixAlertDialog.Cancel>
            <Button $tone={tone} $waiting={pending} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </Actions>
        </Sheet>
      </RadixAlertDialog.Portal>
    </RadixAlertDialog.Root>
  );
};

const Scrim = styled(RadixAlertDialog.Overlay)`
  ${scrimStyle}
`;

const Sheet = styled(RadixAlertDialog.Content)`
  ${sheetStyle}
  max-width: 460px;
`;

const Title = styled(RadixAlertDialog.Title)`
  ${titleStyle}
`;

const Description = styled(RadixAlertDialog.Description)`
  ${descriptionStyle}
`;
