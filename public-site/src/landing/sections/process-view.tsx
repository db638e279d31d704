import { useId } from 'react';
import styled from 'styled-components';
import { color, Container, fluid, Heading, media, MonoLabel, Section, space } from '@site/ui';
import { SectionHead } from '../parts/section-head';
import type { ProcessSection } from '../sections';

export function ProcessView({ section: { id, title, intro, steps } }: { section: ProcessSection }) {
  const headId = useId();
  return (
    <Section id={id} aria-labelledby={headId}>
      <Stack>
        <SectionHead id={headId} title={title} intro={intro} />
        <Steps>
          {steps.map(({ dimension, title: step, text, drawing: Drawing }) => (
            <Step key={step}>
              <Dimension $tone="blue">{dimension}</Dimension>
              <Drawing />
              <Words>
                <Heading as="h3" $size="subheading">
                  {step}
                </Heading>
                <p>{text}</p>
              </Words>
            </Step>
          ))}
        </Steps>
      </Stack>
    </Section>
  );
}

const Stack = styled(Container)`
  display: grid;
  gap: ${fluid(32, 56)};
`;

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

const Words = styled.div`
  display: grid;
  align-content: start;
  gap: ${space[8]};
  padding-right: ${space[32]};

  & > p {
    color: ${color.inkSoft};
    max-width: 32rem;
    text-wrap: pretty;
  }
`;
