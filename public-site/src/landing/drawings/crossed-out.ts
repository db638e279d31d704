import styled, { keyframes } from 'styled-components';
import { media } from '@site/ui';

const fadeOut = keyframes`from { opacity: 1; }`;

/** Walls that were in the plan until somebody asked what they are for: they fade once, and are gone. */
export const CrossedOut = styled.g`
  opacity: 0;

  ${media.motion} {
    animation: ${fadeOut} 400ms ease-out 100ms backwards;
  }
`;

/** What stays on paper: there, but behind everything that gets built. */
export const OnPaper = styled.g`
  opacity: 0.74;
`;
