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
}

/** Calls for a session with us. Not on paper, where its link would lead nowhere. */
export const CallBand = ({ id, title, label, children }: CallBandProps) => (
  <Band $tone="band" aria-labelledby={id}>
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
  ${media.print} {
    display: none;
  }

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
