import type { MouseEvent } from 'react';
import styled from 'styled-components';
import { buttonStyle, buttonTone, type ButtonStyleProps } from './button-style';

interface WaitingProps {
  /** Presses do nothing for now. Unlike one that is `disabled`, the button keeps the focus. */
  $waiting?: boolean;
}

// Enter in a field presses the button of its form, so this holds that back too.
const refuse = (event: MouseEvent) => event.preventDefault();

const AnyButton = styled.button.attrs<WaitingProps>(({ type = 'button', $waiting }) => ({
  type,
  ...($waiting && { 'aria-disabled': true, onClick: refuse }),
}))`
  ${buttonStyle}
`;

/** A button, of type `button` unless told. */
export const Button = styled(AnyButton)<ButtonStyleProps>`
  ${buttonTone}
`;

/** A square button that holds one icon and needs an `aria-label`. */
export const IconButton = styled(Button)`
  width: 40px;
  min-height: 40px;
  padding: 0;
`;
