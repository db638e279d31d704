import styled from 'styled-components';
import { color, fluid, largeText, media, space, type } from '@site/ui';
import { breakable } from '../../parts/breakable';
import { listView } from '../../parts/list-view';
import { Words } from '../../parts/words';
import type { SectionOf } from '../../sections';

/** Seats at one table, each with a thing that stands for who sits there. */
export const TableView = listView<SectionOf<'table'>>({
  gap: fluid(40, 64),
  list: (seats) => <Table>{seats}</Table>,
  item: ({ title, text, drawing: Thing }) => (
    <li>
      <Place aria-hidden="true">
        <Thing />
      </Place>
      <Side>
        <Words title={breakable(title)} text={text} />
      </Side>
    </li>
  ),
});

/** One table from above, with a chair for each: along the page on wide screens, down its left side on narrow ones. */
const Table = styled.ul`
  display: grid;

  & > li {
    display: grid;
    grid-template-columns: 88px minmax(0, 1fr);
    column-gap: ${space[24]};
    padding-left: 26px;
  }

  ${media.desktop} {
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);

    & > li {
      grid-template-columns: none;
      align-content: start;
      row-gap: ${space[24]};
      padding-left: 0;
    }
  }

  /* Only the table's edge is left of it. */
  ${largeText} {
    & > li {
      grid-template-columns: ${space[24]} minmax(0, 1fr);
      column-gap: ${space[16]};
    }
    & > li > :first-child > svg {
      display: none;
    }
  }
`;

/** A piece of the table with its chair and what lies in front of it. */
const Place = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  border: solid ${color.ink};
  border-width: 0 2px;
  background: ${color.card};

  li:first-child > & {
    border-top-width: 2px;
  }
  li:last-child > & {
    border-bottom-width: 2px;
  }

  /* The chair: half of it is under the table. */
  &::before {
    content: '';
    position: absolute;
    left: -26px;
    top: calc(50% - 22px);
    width: 24px;
    height: 44px;
    border: 2px solid ${color.ink};
    border-right: 0;
    border-radius: 22px 0 0 22px;
    background: ${color.paper};
  }
  li:nth-child(2) > &::before {
    background: ${color.lime};
  }

  & > svg {
    width: 56px;
  }

  ${media.desktop} {
    justify-items: start;
    height: 104px;
    padding-left: ${space[24]};
    border-width: 2px 0;

    li:first-child > & {
      border-left-width: 2px;
    }
    li:last-child > & {
      border-right-width: 2px;
    }

    &::before {
      left: 36px;
      top: -28px;
      width: 48px;
      height: 26px;
      border: 2px solid ${color.ink};
      border-bottom: 0;
      border-radius: 24px 24px 0 0;
    }
    & > svg {
      width: 72px;
    }
  }
`;

const Side = styled.div`
  display: grid;
  gap: ${space[8]};
  padding-block: ${space[24]};

  & > p {
    ${type.body}
    max-width: 34rem;
  }

  ${media.desktop} {
    padding-block: 0;
    padding-right: ${space[24]};
  }
`;
