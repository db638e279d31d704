import styled from 'styled-components';
import { Heading, Lead, media, space } from '@site/ui';

interface SectionHeadProps {
  className?: string;
  /** Ties the section to its headline: `aria-labelledby`. */
  id: string;
  title: string;
  intro?: string;
}

const Head = ({ className, id, title, intro }: SectionHeadProps) => (
  <header className={className}>
    <Heading id={id}>{title}</Heading>
    {intro && <Lead>{intro}</Lead>}
  </header>
);

/** A section's headline with the paragraph under it. */
export const SectionHead = styled(Head)`
  display: grid;
  gap: ${space[16]};
  max-width: 44rem;

  & > p {
    text-wrap: balance;
  }
`;

/** As wide as the page, the paragraph beside the headline. */
export const WideHead = styled(Head)`
  display: grid;
  gap: ${space[16]} ${space[48]};
  width: 100%;

  ${media.desktop} {
    grid-template-columns: 7fr 5fr;
    align-items: end;
  }
`;
