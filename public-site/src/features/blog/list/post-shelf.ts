import styled, { css } from 'styled-components';
import { media, space } from '@site/ui';
import type { BlogView } from './blog-address';

/** Holds the cards of the list, three abreast or one below the other. */
export const PostShelf = styled.ul<{ $layout: BlogView['layout'] }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[24]};
  ${({ $layout }) => $layout === 'grid' && abreast}
`;

const abreast = css`
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;
