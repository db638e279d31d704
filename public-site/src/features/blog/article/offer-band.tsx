import { ArrowUpRight } from 'lucide-react';
import styled from 'styled-components';
import { color, Container, Heading, LinkButton, media, Section, SiteLink, space } from '@site/ui';
import { useSite } from '../../../shared/site-context';
import { offerFor } from './offers';

/** What to do about what one has read: one call, on the article's own subject. */
export function OfferBand({ tags }: { tags: readonly string[] }) {
  const { config } = useSite();
  const { title, page } = offerFor(tags);
  return (
    <Band $tone="band" aria-labelledby="offer">
      <Container>
        <div>
          <Heading id="offer">{title}</Heading>
          <p>
            Bring it to a free 30-minute strategy session. We draw how it could run by itself, and you keep the drawing.
            What we have built so far: <SiteLink href={page.href}>{page.label}</SiteLink>.
          </p>
        </div>
        <LinkButton href={config.schedulingUrl} $tone="lime">
          Book Strategy Call
          <ArrowUpRight aria-hidden />
        </LinkButton>
      </Container>
    </Band>
  );
}

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
