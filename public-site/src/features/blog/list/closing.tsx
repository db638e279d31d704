import { ArrowUpRight } from 'lucide-react';
import styled from 'styled-components';
import { color, Container, Heading, LinkButton, media, Section, space } from '@site/ui';
import { useSite } from '../../../shared/site-context';

/** What to do about what one has read of. */
export const Closing = () => (
  <Section $tone="band" aria-labelledby="closing">
    <Row>
      <div>
        <Heading id="closing">Read enough?</Heading>
        <p>Bring one process to a free 30-minute session. You leave with a plan of how it could run by itself.</p>
      </div>
      <LinkButton href={useSite().config.schedulingUrl} $tone="lime">
        Discuss Your Project
        <ArrowUpRight aria-hidden />
      </LinkButton>
    </Row>
  </Section>
);

const Row = styled(Container)`
  display: grid;
  justify-items: start;
  gap: ${space[32]};

  ${media.tablet} {
    grid-template-columns: 1fr auto;
    align-items: end;
  }

  & p {
    max-width: 34rem;
    margin-top: ${space[16]};
    color: ${color.onBandSoft};
  }
`;
