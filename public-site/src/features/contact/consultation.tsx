import { ArrowUpRight } from 'lucide-react';
import styled from 'styled-components';
import { color, Container, Heading, LinkButton, media, Section, space } from '@site/ui';
import { useSite } from '../../shared/site-context';

export function Consultation() {
  const { config } = useSite();
  return (
    <Section $tone="band" aria-labelledby="consultation">
      <Row>
        <Words>
          <Heading id="consultation">Rather talk it through?</Heading>
          <p>
            Take a free 30-minute strategy session. Bring one process that costs you hours; leave with a drawing of how
            it could run by itself.
          </p>
        </Words>
        <LinkButton href={config.schedulingUrl} $tone="lime">
          Book a free consultation
          <ArrowUpRight aria-hidden />
        </LinkButton>
      </Row>
    </Section>
  );
}

const Row = styled(Container)`
  display: grid;
  justify-items: start;
  gap: ${space[32]};

  ${media.tablet} {
    grid-template-columns: 1fr auto;
    align-items: end;
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${space[16]};
  max-width: 620px;

  & p {
    color: ${color.onBandSoft};
  }
`;
