import { useId } from 'react';
import styled from 'styled-components';
import { color, Container, fluid, Heading, media, Section, space, type } from '@site/ui';
import { ActionButton } from '../parts/action-link';
import { OpenDoor } from '../parts/open-door';
import type { StatementSection } from '../sections';

export function StatementView({ section: { id, title, intro, action } }: { section: StatementSection }) {
  const headId = useId();
  return (
    <Band id={id} $tone="band" aria-labelledby={headId}>
      <Row>
        <Words>
          <Heading id={headId} $size="display">
            {title}
          </Heading>
          {intro && <p>{intro}</p>}
          <ActionButton action={action} tone="lime" />
        </Words>
        <OpenDoor />
      </Row>
    </Band>
  );
}

const Band = styled(Section)`
  padding-bottom: 0;
  overflow: hidden;
`;

const Row = styled(Container)`
  display: grid;
  gap: ${space[48]};

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
  }
`;

const Words = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[24]};
  max-width: 46rem;

  & > p {
    ${type.lead}
    color: ${color.onBandSoft};
    max-width: 34rem;
    text-wrap: pretty;
  }

  ${media.tablet} {
    padding-bottom: ${fluid(64, 96)};
  }
`;
