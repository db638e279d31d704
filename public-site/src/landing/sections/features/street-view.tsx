import styled from 'styled-components';
import { color, fluid, largeText, media, space } from '@site/ui';
import StreetTree from '../../../drawings/street-tree.svg';
import { listView } from '../../parts/list-view';
import { Words } from '../../parts/words';
import type { SectionOf } from '../../sections';

/** A street with one house each. */
export const StreetView = listView<SectionOf<'street'>>({
  tone: 'card',
  list: (houses) => <Street>{houses}</Street>,
  item: ({ drawing: Drawing, ...point }) => (
    <House>
      <Ground>
        <Drawing />
        <StreetTree />
      </Ground>
      <Words {...point} />
    </House>
  ),
});

/** Houses stand on one ground that runs from edge to edge. */
const Street = styled.ul`
  display: grid;
  row-gap: ${fluid(40, 64)};

  ${media.tablet} {
    grid-template-columns: repeat(2, 1fr);

    & > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
  ${media.desktop} {
    grid-template-columns: repeat(3, 1fr);

    & > :last-child:nth-child(odd) {
      grid-column: auto;
    }

    &:has(> :nth-child(4):last-child) {
      grid-template-columns: repeat(4, 1fr);
    }
  }
`;

/** On phones the name stands beside its house, on the same ground. */
const House = styled.li`
  display: grid;
  grid-template-rows: auto auto 1fr;
  row-gap: ${space[8]};

  & > p {
    padding-right: ${space[32]};
    max-width: 32rem;
  }

  ${media.phone} {
    grid-template-columns: 152px 1fr;

    & > h3 {
      display: grid;
      align-items: end;
      padding-bottom: ${space[12]};
      border-bottom: 3px solid ${color.ink};
    }
    & > p {
      grid-column: 1 / -1;
      padding-right: 0;
    }
  }

  ${largeText} {
    grid-template-columns: none;

    & > h3 {
      border-bottom: 0;
    }
  }
`;

const Ground = styled.div`
  display: flex;
  align-items: end;
  justify-content: space-between;
  border-bottom: 3px solid ${color.ink};

  ${media.phone} {
    & > svg:first-child {
      width: 140px;
    }
    & > svg:last-child {
      display: none;
    }
  }

  ${media.tablet} {
    margin-bottom: ${space[8]};
    padding-right: ${space[32]};

    & > svg:first-child {
      width: min(76%, 264px);
    }
    & > svg:last-child {
      flex: none;
      width: 44px;
    }
    li:nth-child(3n + 2) > & > svg:last-child {
      width: 34px;
    }
  }
`;
