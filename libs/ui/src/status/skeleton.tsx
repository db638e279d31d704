import styled, { keyframes } from 'styled-components';
import { color, media, radius } from '../theme/tokens';

const breathe = keyframes`
  50% { opacity: 0.45; }
`;

/** The place of something that is loading. Hidden from screen readers: QueryState says 'Loading'. */
export const Skeleton = styled.span.attrs({ 'aria-hidden': true })<{ $width?: string; $height?: string }>`
  display: block;
  width: ${({ $width = '100%' }) => $width};
  height: ${({ $height = '1em' }) => $height};
  border-radius: ${radius};
  background: ${color.line};

  ${media.motion} {
    animation: ${breathe} 1.6s ease-in-out infinite;
  }
`;
