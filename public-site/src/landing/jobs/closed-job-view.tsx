import { ArrowRight } from 'lucide-react';
import styled from 'styled-components';
import { Container, fluid, Heading, Lead, LinkButton, MonoLabel, planGrid, space, TextLink } from '@site/ui';
import { jobPath } from '../../facts/openings';
import type { JobOpening } from '../sections';
import { Day } from './job-facts';

interface ClosedJobViewProps {
  job: JobOpening;
  /** Those to offer instead. */
  others: readonly JobOpening[];
}

/** /careers/:slug after the last day, for whoever still comes by a link. */
export const ClosedJobView = ({ job: { title, closes }, others }: ClosedJobViewProps) => (
  <Room>
    <Words>
      <Heading as="h1" $size="display">
        {title}
      </Heading>
      <Lead>
        This opening is closed. The last day to apply was <Day date={closes} />.{others.length > 0 && ' Still open:'}
      </Lead>
      {others.length > 0 && (
        <Others aria-label="Still open">
          {others.map(({ slug, title, department, location }) => (
            <li key={slug}>
              <TextLink href={jobPath(slug)}>
                {title}
                <ArrowRight aria-hidden />
              </TextLink>
              <MonoLabel>
                {department}, {location}
              </MonoLabel>
            </li>
          ))}
        </Others>
      )}
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

const Others = styled.ul`
  display: grid;
  gap: ${space[16]};

  & > li {
    display: grid;
    justify-items: start;
  }
`;
