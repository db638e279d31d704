import { ArrowUpRight } from 'lucide-react';
import styled from 'styled-components';
import { color, Container, Heading, LinkButton, Section, space } from '@site/ui';
import { useSite } from '../../../shared/site-context';

/** What to do about what one has read of. */
export const Closing = () => (
  <Section $tone="band" aria-labelledby="closing">
    <Words>
      <Heading id="closing">Read enough?</Heading>
      <p>Bring one process to a free 30-minute session. You leave with a plan of how it could run by itself.</p>
      <LinkButton href={useSite().config.schedulingUrl} $tone="lime">
        Discuss Your Project
        <ArrowUpRight aria-hidden />
      </LinkButton>
    </Words>
  </Section>
);

const Words = styled(Container)`
  display: grid;
  justify-items: start;
  gap: ${space[24]};

  & > p {
    max-width: 34rem;
    color: ${color.onBandSoft};
  }
`;
