import styled from 'styled-components';
import { media, space } from '@site/ui';

/** Cards of pictures, as many beside each other as there is room for. */
export const PictureGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 120px), 1fr));
  gap: ${space[12]};

  ${media.tablet} {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 150px), 1fr));
    gap: ${space[16]};
  }

  & > li {
    min-width: 0;
  }
`;
