import { X } from 'lucide-react';
import * as RadixDialog from 'radix-ui/dialog';
import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { IconButton } from '../actions/button';
import { VisuallyHidden } from '../text/visually-hidden';
import { media } from '../theme/tokens';
import { descriptionStyle, scrimStyle, sheetStyle, titleStyle } from './dialog-style';
import { closeOnEscape } from './close-on-escape';
import { useFocusReturn } from './use-focus-return';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: string;
  /** `wide` is for what stands side by side. */
  size?: 'medium' | 'wide';
  /** Its content is the whole sheet, along the top of the window: title and description are for screen readers alone. */
  bare?: boolean;
  children: ReactNode;
}

/** A task apart from the page, such as a form. Escape, the scrim and the cross close it. */
export const Dialog = ({
  open,
  onOpenChange,
  title,
  description,
  size = 'medium',
  bare = false,
  children,
}: DialogProps) => {
  const focusReturn = useFocusReturn();
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        {/* A press on it must not take the focus out of a dialog that stays open. */}
        <Scrim onMouseDown={(event) => event.preventDefault()} />
        {/* Without a description Radix warns, unless told that none is meant. */}
        <Sheet
          $wide={size === 'wide'}
          $bare={bare}
          {...focusReturn}
          {...(description ? {} : { 'aria-describedby': undefined })}
          onKeyDown={closeOnEscape(onOpenChange)}
        >
          {bare ? (
            <>
              <VisuallyHidden as="div">
                <RadixDialog.Title>{title}</RadixDialog.Title>
                {description && <RadixDialog.Description>{description}</RadixDialog.Description>}
              </VisuallyHidden>
              {children}
            </>
          ) : (
            <>
              <Title>{title}</Title>
              {description && <Description>{description}</Description>}
              <Body>{children}</Body>
              <RadixDialog.Close asChild>
                <CloseButton $tone="quiet" aria-label="Close">
                  <X aria-hidden />
                </CloseButton>
              </RadixDialog.Close>
            </>
          )}
        </Sheet>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
};

const Scrim = styled(RadixDialog.Overlay)`
  ${scrimStyle}
`;

const Sheet = styled(RadixDialog.Content)<{ $wide: boolean; $bare: boolean }>`
  ${sheetStyle}
  ${({ $wide }) => $wide && 'max-width: 1080px;'}
  ${({ $bare }) => $bare && bareStyle}
`;

const bareStyle = css`
  margin-top: min(12dvh, 96px);
  padding: 0;
  overflow: hidden;

  ${media.tablet} {
    padding: 0;
  }
`;

const Title = styled(RadixDialog.Title)`
  ${titleStyle}
`;

const Description = styled(RadixDialog.Description)`
  ${descriptionStyle}
`;

const Body = styled.div`
  margin-top: 24px;
`;

const CloseButton = styled(IconButton)`
  position: absolute;
  top: 16px;
  right: 16px;
`;
