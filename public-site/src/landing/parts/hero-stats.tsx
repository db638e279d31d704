import styled from 'styled-components';
import { color, Container, fluid, fluidText, fontFamily, largeText, measure, media, space, type } from '@site/ui';
import type { Stat } from '../sections';
import { CountUp } from './count-up';

const duration = 2000;

/** Figures in rooms along the hero's lower wall. */
export const HeroStats = ({ stats }: { stats: readonly Stat[] }) => (
  <Foot>
    <Rooms>
      {stats.map(({ figure, label }) => (
        <li key={label}>
          <Value>
            <CountUp figure={figure} duration={duration} />
          </Value>
          <p>{label}</p>
        </li>
      ))}
    </Rooms>
  </Foot>
);

const Foot = styled(Container)`
  margin-top: ${fluid(40, 56)};
  margin-bottom: calc(-1 * ${fluid(40, 64)});
`;

const Rooms = styled.ul`
  display: grid;
  grid-template-columns: 1fr 1fr;
  max-width: ${measure};
  border: 2px solid ${color.ink};
  border-bottom: 0;
  background: ${color.card};

  & > li {
    display: grid;
    align-content: start;
    gap: ${space[8]};
    padding: ${space[16]} ${fluid(16, 24)} ${space[24]};
  }
  & > li > p:last-child {
    ${type.dense}
    color: ${color.inkSoft};
    text-wrap: balance;
  }

  ${media.phone} {
    & > li:nth-child(even) {
      border-left: 1px solid ${color.line};
    }
    & > li:nth-child(n + 3) {
      border-top: 1px solid ${color.line};
    }
    & > li:last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }

  ${media.tablet} {
    grid-auto-flow: column;
    grid-auto-columns: 1fr;
    grid-template-columns: none;

    & > li + li {
      border-left: 1px solid ${color.line};
    }
  }

  ${largeText} {
    grid-template-columns: none;

    & > li:nth-child(n) {
      border-left: 0;
    }
    & > li + li {
      border-top: 1px solid ${color.line};
    }
  }
`;

const Value = styled.p`
  font: 620 ${fluidText(28, 40)} / 1.1 ${fontFamily.display};
  letter-spacing: -0.025em;
`;
