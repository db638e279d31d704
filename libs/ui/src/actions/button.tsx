import styled from 'styled-components';
import { buttonStyle, buttonTone, type ButtonStyleProps } from './button-style';

const AnyButton = styled.button.attrs((props) => ({ type: props.type ?? 'button' }))`
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
