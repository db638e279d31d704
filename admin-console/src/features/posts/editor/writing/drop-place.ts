import styled from 'styled-components';
import { color } from '@site/ui';

/** Where pictures may be dropped. */
export const DropPlace = styled.div<{ $dropping: boolean }>`
  position: relative;
  display: grid;

  ${({ $dropping }) =>
    $dropping &&
    `
    outline: 3px dashed ${color.blue};
    outline-offset: 4px;

    &::after {
      content: 'Drop pictures here';
      position: absolute;
      inset: 0;
      display: grid;
      place-items: center;
      background: ${color.blueWash};
      color: ${color.blue};
      font-weight: 600;
      pointer-events: none;
    }
  `}
`;
