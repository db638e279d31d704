import styled from 'styled-components';
import { type } from '../theme/tokens';

export type HeadingSize = 'display' | 'title' | 'heading' | 'subheading' | 'minor';

/** A headline: `as` gives the level (h2 unless told), `$size` the look. */
export const Heading = styled.h2<{ $size?: HeadingSize }>`
  ${({ $size = 'title' }) => type[$size]}
`;
