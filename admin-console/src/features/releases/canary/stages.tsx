import styled from 'styled-components';
import type { CanaryStage } from '@site/api-client/releases';
import { color, space } from '@site/ui';

interface StagesProps {
  stages: CanaryStage[];
  /** Which of them, from 0. */
  stage: number;
}

/** The shares of the visitors, one after the other, and where it stands. */
export const Stages = ({ stages, stage }: StagesProps) => (
  <List aria-label="Stages">
    {stages.map(({ percent, minutes }, index) => (
      <li key={percent} aria-current={index === stage ? 'step' : undefined}>
        {percent === 100 ? 'Everybody' : `${percent} %`}
        {minutes !== null && ` for ${durationOf(minutes)}`}
      </li>
    ))}
  </List>
);

function durationOf(minutes: number): string {
  if (minutes % 1440 === 0) return minutes === 1440 ? 'a day' : `${minutes / 1440} days`;
  if (minutes % 60 === 0) return minutes === 60 ? 'an hour' : `${minutes / 60} hours`;
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[16]};
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    padding: ${space[4]} 0;
    border-bottom: 2px solid ${color.line};
    color: ${color.inkSoft};
  }

  [aria-current] {
    border-color: ${color.blue};
    color: ${color.ink};
    font-weight: 600;
  }
`;
