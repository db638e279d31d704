import styled from 'styled-components';
import { color, fluid, media, space } from '@site/ui';
import { ActionLink } from '../../parts/action-link';
import { listView } from '../../parts/list-view';
import { WallDoor } from '../../parts/wall-door';
import { Words } from '../../parts/words';
import type { SectionOf } from '../../sections';

/** Rooms that share their walls. */
export const RoomsView = listView<SectionOf<'features'>>({
  list: (rooms) => <Plan>{rooms}</Plan>,
  item: ({ drawing: Drawing, action, ...point }) => (
    <Walls>
      <WallDoor />
      <Side>
        <Words {...point} />
        {action && <ActionLink action={action} />}
      </Side>
      <Picture>
        <Drawing />
      </Picture>
    </Walls>
  ),
});

const Plan = styled.ul`
  display: grid;
  border: 2px solid ${color.ink};
  background: ${color.card};

  ${media.tablet} {
    grid-template-columns: repeat(12, 1fr);
  }
`;

/** On wide screens the party wall jumps from row to row, as in a real house. */
const Walls = styled.li`
  position: relative;
  display: grid;
  gap: ${space[24]} ${space[32]};
  align-content: space-between;
  padding: ${fluid(24, 40)};

  ${media.phone} {
    &:not(:first-child) {
      padding-top: ${space[64]};
      border-top: 2px solid ${color.ink};
    }
  }

  ${media.tablet} {
    grid-column: span 6;

    &:nth-child(n + 3) {
      padding-top: ${space[64]};
      border-top: 2px solid ${color.ink};
    }
    &:nth-child(2n) {
      padding-left: ${space[64]};
      border-left: 2px solid ${color.ink};
    }
    &:last-child:nth-child(odd) {
      grid-column: span 12;
      grid-template-columns: 1fr auto;
      align-items: center;
    }
  }

  ${media.desktop} {
    &:nth-child(4n + 1),
    &:nth-child(4n) {
      grid-column: span 7;

      & > :last-child {
        justify-self: end;
        width: 340px;
      }
    }
    &:nth-child(4n + 2),
    &:nth-child(4n + 3) {
      grid-column: span 5;
    }
  }
`;

const Side = styled.div`
  display: grid;
  justify-items: start;
  align-self: start;
  gap: ${space[8]};

  & > p {
    max-width: 32rem;
  }

  & > a {
    margin-top: ${space[8]};
  }
`;

const Picture = styled.div`
  width: min(100%, 300px);
`;
