import styled from 'styled-components';
import type { WeekViews } from '@site/api-client/post-tools';
import { color, type } from '@site/ui';
import { weekName } from './week-name';

const width = 320;
const height = 88;
/** What can be seen of a week with a few views beside one with many. */
const least = 2;

/** A bar for each week, from zero up. The table says the same to whoever does not see it. */
export function ViewsChart({ weeks }: { weeks: WeekViews[] }) {
  const most = Math.max(...weeks.map(({ views }) => views));
  const step = width / weeks.length;
  const heightOf = (views: number) => (views === 0 ? 0 : Math.max(least, (views / most) * (height - 4)));
  return (
    <Figure aria-hidden>
      <figcaption>
        Views per week <span>up to {most.toLocaleString()}</span>
      </figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none">
        {weeks.map(({ week, views }, index) => (
          <rect
            key={week}
            x={index * step + 3}
            y={height - heightOf(views)}
            width={step - 6}
            height={heightOf(views)}
            data-current={index === weeks.length - 1 || undefined}
          />
        ))}
      </svg>
      <Ends>
        <span>{weekName(weeks[0]?.week)}</span>
        <span>this week</span>
      </Ends>
    </Figure>
  );
}

/** This week is not over: its bar is an outline. */
const Figure = styled.figure`
  margin: 0;

  figcaption {
    ${type.small}
    display: flex;
    justify-content: space-between;
    gap: 8px;
  }

  figcaption span {
    color: ${color.inkSoft};
  }

  svg {
    display: block;
    width: 100%;
    height: ${height}px;
    border: solid ${color.line};
    border-width: 1px 0;
  }

  rect {
    fill: ${color.blue};
    stroke: ${color.blue};
    stroke-width: 2;
    vector-effect: non-scaling-stroke;
  }

  rect[height='0'] {
    stroke: none;
  }

  rect[data-current] {
    fill: ${color.card};
  }
`;

const Ends = styled.div`
  ${type.mono}
  display: flex;
  justify-content: space-between;
  color: ${color.inkSoft};
`;
