import styled, { keyframes } from 'styled-components';
import { media } from '@site/ui';

const sitDown = keyframes`from { opacity: 0; }`;

/** Whoever takes the chair, once the way there is drawn. */
export const Taken = styled.g`
  ${media.motion} {
    animation: ${sitDown} 300ms ease-out 1000ms backwards;
  }
`;
