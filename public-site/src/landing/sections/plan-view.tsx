import { useId } from 'react';
import styled from 'styled-components';
import { color, Container, fluid, Heading, media, Section, space, type } from '@site/ui';
import { SectionHead } from '../parts/section-head';
import type { PlanSection } from '../sections';

const letters = 'abcdefgh';

export function PlanView({ section }: { section: PlanSection }) {
  const { id, title, intro, drawing: Drawing, drawingLabel, rooms } = section;
  const headId = useId();
  return (
    <Section id={id} aria-labelledby={headId}>
      <Columns>
        <SectionHead id={headId} title={title} intro={intro} />
        <Picture role="img" aria-label={drawingLabel}>
          <Drawing />
        </Picture>
        <Legend>
          {rooms.map(({ title: room, text }, index) => (
            <li key={room}>
              <Letter aria-hidden="true">{letters[index]}</Letter>
              <Heading as="h3" $size="subheading">
                {room}
              </Heading>
              <p>{text}</p>
            </li>
          ))}
        </Legend>
      </Columns>
    </Section>
  );
}

const Columns = styled(Container)`
  display: grid;
  gap: ${fluid(32, 48)};

  ${media.desktop} {
    grid-template-columns: minmax(0, 13fr) minmax(0, 11fr);
    grid-template-rows: auto 1fr;
    column-gap: ${fluid(48, 80)};
  }
`;

/** Stays in view while its legend is read. */
const Picture = styled.div`
  & > svg {
    width: 100%;
  }

  ${media.tablet} {
    max-width: 480px;
  }
  ${media.desktop} {
    max-width: none;
    grid-column: 1;
    grid-row: 1 / span 2;
    align-self: start;
    position: sticky;
    top: ${space[32]};
  }
`;

const Legend = styled.ol`
  display: grid;
  gap: ${space[32]} ${space[48]};
  align-content: start;

  & > li {
    display: grid;
    grid-template-columns: 28px 1fr;
    align-content: start;
    column-gap: ${space[16]};
    row-gap: ${space[8]};
  }
  & > li > p {
    grid-column: 2;
    color: ${color.inkSoft};
    max-width: 34rem;
    text-wrap: pretty;
  }

  @media (min-width: 48em) and (max-width: 63.99em) {
    grid-template-columns: 1fr 1fr;
  }
`;

const Letter = styled.span`
  ${type.mono}
  display: grid;
  place-items: center;
  width: 28px;
  height: 28px;
  border: 1.5px solid ${color.blue};
  border-radius: 50%;
  background: ${color.card};
  color: ${color.blue};
`;
