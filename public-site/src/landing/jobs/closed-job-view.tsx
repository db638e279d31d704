import { ArrowRight } from 'lucide-react';
import styled from 'styled-components';
import { Container, fluid, Heading, Lead, LinkButton, planGrid, space } from '@site/ui';
import type { JobOpening } from '../sections';
import { Day } from './job-facts';

/** /careers/:slug after the last day, for whoever still comes by a link. */
export const ClosedJobView = ({ job: { title, closes } }: { job: JobOpening }) => (
  <Room>
    <Words>
      <Heading as="h1" $size="display">
        {title}
      </Heading>
      <Lead>
        This opening is closed. The last day to apply was <Day date={closes} />.
      </Lead>
      <LinkButton href="/careers#openings">
        See which desks are free
        <ArrowRight aria-hidden />
      </LinkButton>
    </Words>
  </Room>
);

const Room = styled.section`
  ${planGrid}
  padding-block: ${fluid(48, 96)};
`;

const Words = styled(Container)`
  display: grid;
  justify-items: start;
  gap: ${space[24]};
`;
