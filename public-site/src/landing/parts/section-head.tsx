import styled from 'styled-components';
import { Heading, Lead, space } from '@site/ui';

interface SectionHeadProps {
  /** Ties the section to its headline: `aria-labelledby`. */
  id: string;
  title: string;
  intro?: string;
}

/** A section's headline with the paragraph under it. */
export const SectionHead = ({ id, title, intro }: SectionHeadProps) => (
  <Head>
    <Heading id={id}>{title}</Heading>
    {intro && <Lead>{intro}</Lead>}
  </Head>
);

const Head = styled.header`
  display: grid;
  gap: ${space[16]};
  max-width: 44rem;

  & > p {
    text-wrap: balance;
  }
`;
