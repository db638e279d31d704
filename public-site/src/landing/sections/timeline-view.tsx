import { useId } from 'react';
import styled from 'styled-components';
import { color, Container, fluid, Heading, media, MonoLabel, Section, space } from '@site/ui';
import { SectionHead } from '../parts/section-head';
import { TimelineDoor } from '../parts/timeline-door';
import type { TimelineSection } from '../sections';

export function TimelineView({ section: { id, title, intro, events } }: { section: TimelineSection }) {
  const headId = useId();
  return (
    <Section id={id} aria-labelledby={headId}>
      <Stack>
        <SectionHead id={headId} title={title} intro={intro} />
        <Corridor>
          {events.map(({ date, title: event, text, ahead }) => (
            <Room key={event} data-ahead={ahead || undefined}>
              <TimelineDoor />
              <MonoLabel $tone="blue">{date}</MonoLabel>
              <Heading as="h3" $size="subheading">
                {event}
              </Heading>
              <p>{text}</p>
            </Room>
          ))}
        </Corridor>
      </Stack>
    </Section>
  );
}

const Stack = styled(Container)`
  display: grid;
  gap: ${fluid(32, 56)};
`;

/** The corridor runs down the page with rooms on both sides; on phones along the left, with rooms on its right. */
const Corridor = styled.ol`
  position: relative;
  display: grid;
  row-gap: ${space[32]};
  padding: ${space[24]} 0 ${space[24]} 72px;

  /* Its walls and the way through it. */
  &::before {
    content: '';
    position: absolute;
    inset: 0 auto 0 0;
    width: 64px;
    border: solid ${color.ink};
    border-width: 0 2px;
    background: linear-gradient(${color.blue} 55%, transparent 0) center top / 1.5px 9px repeat-y ${color.card};
  }

  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
    column-gap: 152px;
    row-gap: 0;
    padding: ${space[48]} 0;

    &::before {
      left: calc(50% - 40px);
      width: 80px;
    }
  }
`;

const Room = styled.li`
  position: relative;
  display: grid;
  align-content: start;
  gap: ${space[8]};
  padding: ${space[16]} 0 ${space[16]} ${space[24]};

  & > p {
    color: ${color.inkSoft};
    text-wrap: pretty;
  }

  ${media.tablet} {
    grid-column: 2;
    padding: ${space[24]} 0 ${space[24]} ${space[32]};

    /* Neighbours across the corridor overlap, so that one walks from door to door. */
    &:not(:first-child) {
      margin-top: -${space[32]};
    }
    &:nth-child(odd) {
      grid-column: 1;
      padding: ${space[24]} ${space[32]} ${space[24]} 0;
      text-align: right;
      justify-items: end;
    }
  }
`;
