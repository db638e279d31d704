import styled from 'styled-components';
import { buttonStyle, type ButtonStyleProps } from './button-style';

/** A button, of type `button` unless told. */
export const Button = styled.button.attrs((props) => ({ type: props.type ?? 'button' }))<ButtonStyleProps>`
  ${buttonStyle}
`;

/** A square button that holds one icon and needs an `aria-label`. */
export const IconButton = styled(Button)`
  width: 40px;
  min-height: 40px;
  padding: 0;
`;
