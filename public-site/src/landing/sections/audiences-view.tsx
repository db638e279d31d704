import { useId } from 'react';
import styled from 'styled-components';
import { color, Container, fluid, Heading, media, Section, space } from '@site/ui';
import { StreetTree } from '../drawings/street-tree';
import { SectionHead } from '../parts/section-head';
import type { AudiencesSection } from '../sections';

export function AudiencesView({ section: { id, title, intro, audiences } }: { section: AudiencesSection }) {
  const headId = useId();
  return (
    <Section id={id} $tone="card" aria-labelledby={headId}>
      <Stack>
        <SectionHead id={headId} title={title} intro={intro} />
        <Street>
          {audiences.map(({ title: audience, text, drawing: Drawing }) => (
            <House key={audience}>
              <Ground>
                <Drawing />
                <StreetTree />
              </Ground>
              <Words>
                <Heading as="h3" $size="subheading">
                  {audience}
                </Heading>
                <p>{text}</p>
              </Words>
            </House>
          ))}
        </Street>
      </Stack>
    </Section>
  );
}

const Stack = styled(Container)`
  display: grid;
  gap: ${fluid(32, 48)};
`;

/** Houses stand on one ground that runs from edge to edge. */
const Street = styled.ul`
  display: grid;
  row-gap: ${fluid(40, 64)};

  ${media.tablet} {
    grid-template-columns: repeat(2, 1fr);
  }
  ${media.desktop} {
    grid-template-columns: repeat(3, 1fr);
  }
`;

const House = styled.li`
  display: grid;
  grid-template-rows: auto 1fr;
  gap: ${space[16]};
`;

const Ground = styled.div`
  display: flex;
  align-items: end;
  justify-content: space-between;
  padding-right: ${fluid(16, 32)};
  border-bottom: 3px solid ${color.ink};

  & > svg:first-child {
    width: min(76%, 264px);
  }
  & > svg:last-child {
    width: 44px;
    flex: none;
  }
  li:nth-child(3n + 2) > & > svg:last-child {
    width: 34px;
  }
`;

const Words = styled.div`
  display: grid;
  align-content: start;
  gap: ${space[8]};
  padding-right: ${space[32]};

  & > p {
    color: ${color.inkSoft};
    max-width: 30rem;
    text-wrap: pretty;
  }
`;
