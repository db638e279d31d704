import styled from 'styled-components';
import { color, space, type } from '@site/ui';

/** A part of the margin that opens when it is asked for. */
export const MarginSection = styled.details`
  padding: ${space[16]};
  border-top: 1px solid ${color.line};

  > summary {
    ${type.dense}
    font-weight: 600;
    cursor: pointer;
  }
`;
