import styled from 'styled-components';
import { color, fluid, media, MonoLabel, space } from '@site/ui';
import { reveal } from '../../../enhance/reveal-on-scroll';
import Walker from '../../../drawings/walker.svg';
import { listView } from '../../parts/list-view';
import { TimelineDoor } from '../../parts/timeline-door';
import { Words } from '../../parts/words';
import type { SectionOf } from '../../sections';

/** A corridor: one walks past its rooms. Those ahead are only pencilled. */
export const HistoryView = listView<SectionOf<'history'>>({
  gap: fluid(32, 56),
  list: (events) => <Corridor>{events}</Corridor>,
  item: ({ label, drawing: Drawing, ahead, ...point }, index, { items }) => {
    const isNow = index === items.findLastIndex((event) => !event.ahead);
    return (
      <Event {...reveal} data-ahead={ahead || undefined} data-now={isNow || undefined}>
        <Room aria-hidden="true">
          <Drawing />
          <TimelineDoor />
        </Room>
        {isNow && (
          <Present>
            <Walker />
          </Present>
        )}
        <Side>
          <MonoLabel $tone="blue">{label}</MonoLabel>
          <Words {...point} />
        </Side>
      </Event>
    );
  },
});

const corridorWidth = fluid(48, 96);

/** The corridor runs down the page with rooms on both sides; on phones along the left, with rooms on its right. */
const Corridor = styled.ol`
  position: relative;
  display: grid;
  padding-block: ${space[32]};

  /* Its walls and the way through it. */
  &::before {
    content: '';
    position: absolute;
    inset: 0 auto 0 0;
    width: ${corridorWidth};
    border: solid ${color.ink};
    border-width: 0 2px;
    background: linear-gradient(${color.blue} 55%, transparent 0) center top / 1.5px 9px repeat-y ${color.card};
  }

  ${media.tablet} {
    &::before {
      left: calc(50% - ${corridorWidth} / 2);
    }
  }
`;

const Event = styled.li`
  position: relative;
  display: grid;
  padding-left: calc(${corridorWidth} - 2px);
  padding-bottom: ${space[48]};

  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
    column-gap: calc(${corridorWidth} - 4px);
    align-items: center;
    padding: 0;

    &:not(:first-child) {
      margin-top: -2px;
    }
    &:nth-child(odd) > :last-child {
      padding-left: ${fluid(24, 48)};
    }
    &:nth-child(even) > :first-child {
      grid-column: 2;
    }
    &:nth-child(even) > :last-child {
      grid-column: 1;
      grid-row: 1;
      justify-self: end;
      padding-right: ${fluid(24, 48)};
    }
  }
`;

/** Shares its wall with the corridor. Rooms ahead are only pencilled, the present one is lime. */
const Room = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  padding: ${space[24]} ${fluid(16, 32)} ${space[24]} ${fluid(56, 64)};
  border: 2px solid ${color.ink};
  background: ${color.card};

  & > svg:first-child {
    width: min(100%, 380px);
  }

  li[data-ahead] > & {
    border-style: dashed;
    border-left-style: solid;
    background: none;
  }
  li[data-now] > & {
    background: ${color.lime};
  }

  ${media.tablet} {
    li:nth-child(odd) > & {
      padding-inline: ${fluid(16, 32)} ${fluid(56, 64)};
    }
    li:nth-child(odd)[data-ahead] > & {
      border-left-style: dashed;
      border-right-style: solid;
    }
  }
`;

/** How far we have come. */
const Present = styled.div`
  position: absolute;
  left: calc(${corridorWidth} / 2 - 16px);
  top: ${space[32]};
  width: 32px;
  height: 96px;
  background: ${color.card};

  ${media.tablet} {
    left: calc(50% - 16px);
    top: calc(50% - 48px);
  }
`;

const Side = styled.div`
  display: grid;
  align-content: start;
  gap: ${space[8]};
  max-width: 34rem;
  padding: ${space[16]} 0 0 ${space[16]};

  ${media.tablet} {
    padding: ${space[32]} 0;
  }
`;
