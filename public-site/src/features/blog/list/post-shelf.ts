import styled from 'styled-components';
import { media, space } from '@site/ui';
import type { BlogView } from './blog-address';

/** Holds the cards of the list, three abreast or one below the other. */
export const PostShelf = styled.ul<{ $layout: BlogView['layout'] }>`
  display: grid;
  gap: ${space[24]};

  ${media.tablet} {
    grid-template-columns: ${({ $layout }) => ($layout === 'grid' ? 'repeat(2, minmax(0, 1fr))' : 'minmax(0, 1fr)')};
  }

  ${media.desktop} {
    grid-template-columns: ${({ $layout }) => ($layout === 'grid' ? 'repeat(3, minmax(0, 1fr))' : 'minmax(0, 1fr)')};
  }
`;
