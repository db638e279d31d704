import { ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, Container, Heading, LinkButton, media, Section, space } from '@site/ui';
import { useSite } from './site-context';

interface CallBandProps {
  id: string;
  title: string;
  /** What stands on the link to our calendar. */
  label: string;
  children: ReactNode;
  className?: string;
}

/** Calls for a session with us. */
export const CallBand = ({ id, title, label, children, className }: CallBandProps) => (
  <Band $tone="band" aria-labelledby={id} className={className}>
    <Container>
      <div>
        <Heading id={id}>{title}</Heading>
        <p>{children}</p>
      </div>
      <LinkButton href={useSite().config.schedulingUrl} $tone="lime">
        {label}
        <ArrowUpRight aria-hidden />
      </LinkButton>
    </Container>
  </Band>
);

const Band = styled(Section)`
  & > div {
    display: grid;
    justify-items: start;
    gap: ${space[32]};

    ${media.tablet} {
      grid-template-columns: 1fr auto;
      align-items: end;
    }
  }

  & div div {
    display: grid;
    gap: ${space[16]};
    max-width: 620px;
  }

  & p {
    color: ${color.onBandSoft};
  }

  & p a {
    color: ${color.onBand};
  }
`;
