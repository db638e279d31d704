import styled from 'styled-components';
import { color, fluid, fluidText, fontFamily, largeText, media, space, type } from '@site/ui';
import { CountUp } from '../../parts/count-up';
import { listView } from '../../parts/list-view';
import type { SectionOf } from '../../sections';

const duration = 2000;

/** Figures that count up, over dimension lines. */
export const StatsView = listView<SectionOf<'stats'>>({
  tone: 'card',
  gap: fluid(32, 56),
  list: (figures) => <Figures>{figures}</Figures>,
  item: ({ figure, label }) => (
    <Stat>
      <Value>
        <CountUp figure={figure} duration={duration} />
      </Value>
      <Label>{label}</Label>
    </Stat>
  ),
});

const Figures = styled.ul`
  display: grid;
  grid-template-columns: 11fr 9fr;
  row-gap: ${space[32]};

  ${media.desktop} {
    grid-template-columns: 10fr 9fr 12fr 9fr;
  }

  ${largeText} {
    grid-template-columns: none;
  }
`;

/** A figure over its part of the dimension line. */
const Stat = styled.li`
  display: grid;
  align-content: start;
  gap: ${space[16]};
`;

const Value = styled.p`
  font: 620 ${fluidText(34, 66)} / 1 ${fontFamily.display};
  letter-spacing: -0.03em;
`;

const Label = styled.p`
  ${type.body}
  position: relative;
  padding: ${space[16]} ${space[16]} 0 0;
  color: ${color.inkSoft};
  border-top: 1.5px solid ${color.blue};
  text-wrap: balance;

  &::before,
  li:nth-child(even) > &::after {
    content: '';
    position: absolute;
    top: -8px;
    left: 0;
    height: 14px;
    border-left: 1.5px solid ${color.blue};
  }
  li:nth-child(even) > &::after {
    left: auto;
    right: 0;
  }
`;
