import { Scissors } from 'lucide-react';
import { useId } from 'react';
import styled from 'styled-components';
import { color, Container, fluid, media, Section, space } from '@site/ui';
import { NewsletterForm } from '../../features/newsletter/newsletter-form';
import type { NewsletterOutcome } from '../../features/newsletter/newsletter-outcome';
import { SectionHead } from '../parts/section-head';
import type { FormSection } from '../sections';

interface FormViewProps {
  section: FormSection;
  outcome?: NewsletterOutcome;
}

export function FormView({ section: { title, intro, subject, thanks }, outcome }: FormViewProps) {
  const headId = useId();
  return (
    <Room id="newsletter" aria-labelledby={headId}>
      <Container>
        <Coupon>
          <Scissors aria-hidden="true" />
          <SectionHead id={headId} title={title} intro={intro} />
          <NewsletterForm subject={subject} thanks={thanks} outcome={outcome} />
        </Coupon>
      </Container>
    </Room>
  );
}

const Room = styled(Section).attrs({ $tone: 'card' })`
  /* A form can't be filled in on paper. */
  ${media.print} {
    display: none;
  }
`;

/** To be cut out and sent in. */
const Coupon = styled.div`
  position: relative;
  display: grid;
  gap: ${space[32]} ${fluid(32, 80)};
  padding: ${fluid(32, 56)} ${fluid(20, 56)};
  border: 2px dashed ${color.ink};
  background: ${color.paper};

  & > svg {
    position: absolute;
    top: -15px;
    left: ${fluid(20, 56)};
    width: 28px;
    height: 28px;
    background: ${color.card};
    color: ${color.ink};
  }

  & > header {
    align-content: start;
  }

  ${media.desktop} {
    grid-template-columns: 6fr 5fr;
  }
`;
