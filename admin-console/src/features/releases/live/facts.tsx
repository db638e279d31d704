import styled from 'styled-components';
import { color, media, space, type } from '@site/ui';

/** A few facts beside each other, each below its name. */
export const Facts = styled.dl`
  ${type.dense}
  display: grid;
  gap: ${space[12]} ${space[24]};

  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  dt {
    ${type.small}
    color: ${color.inkSoft};
  }

  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;
