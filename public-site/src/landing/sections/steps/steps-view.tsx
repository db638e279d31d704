import styled from 'styled-components';
import { color, fluid, largeText, media, MonoLabel, space } from '@site/ui';
import { listView } from '../../parts/list-view';
import { Words } from '../../parts/words';
import type { SectionOf } from '../../sections';

/** Steps in their order, under dimension lines. */
export const StepsView = listView<SectionOf<'steps'>>({
  gap: fluid(32, 56),
  list: (steps) => <Steps>{steps}</Steps>,
  item: ({ label, drawing: Drawing, ...point }) => (
    <Step>
      <Dimension $tone="blue">{label}</Dimension>
      <Drawing />
      <Side>
        <Words {...point} />
      </Side>
    </Step>
  ),
});

const Steps = styled.ol`
  display: grid;
  gap: ${space[48]};

  ${media.tablet} {
    gap: 0;
  }
  ${media.desktop} {
    grid-template-columns: repeat(3, 1fr);
  }
`;

/** The steps stand under one dimension line; on a tablet each runs across the page, drawing left and words right. */
const Step = styled.li`
  display: grid;
  gap: ${space[24]};
  align-content: start;

  & > svg {
    width: min(100%, 300px);
  }

  @media (min-width: 48em) and (max-width: 63.99em) {
    grid-template-columns: 280px 1fr;
    gap: ${space[16]} ${space[48]};
    padding-bottom: ${space[48]};

    & > :first-child {
      grid-column: 1 / -1;
    }
  }
`;

const Dimension = styled(MonoLabel)`
  position: relative;
  padding-bottom: ${space[12]};
  border-bottom: 1.5px solid ${color.blue};

  &::before,
  &::after {
    content: '';
    position: absolute;
    bottom: -8px;
    left: 0;
    height: 14px;
    border-left: 1.5px solid ${color.blue};
  }
  &::after {
    left: auto;
    right: 0;
  }

  ${media.desktop} {
    li:not(:last-child) > &::after {
      display: none;
    }
  }
`;

const Side = styled.div`
  display: grid;
  align-content: start;
  gap: ${space[8]};
  padding-right: ${space[32]};

  & > p {
    max-width: 32rem;
  }

  ${largeText} {
    padding-right: 0;
  }
`;
