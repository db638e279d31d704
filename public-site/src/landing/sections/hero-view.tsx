import { useId } from 'react';
import styled from 'styled-components';
import { color, Container, fluid, Heading, Lead, Marker, media, MonoLabel, planGrid, space } from '@site/ui';
import { ActionRow } from '../parts/action-link';
import { HeroStats } from '../parts/hero-stats';
import type { HeroSection } from '../sections';

export function HeroView({ section }: { section: HeroSection }) {
  const { badge, headline, marked, paragraph, actions, drawing: Drawing, drawingLabel, stats } = section;
  const [before, after] = headline.split(marked);
  const id = useId();
  return (
    <Sheet aria-labelledby={id}>
      <Columns>
        <Words>
          <Badge $tone="blue">{badge}</Badge>
          <Heading as="h1" id={id} $size="display">
            {before}
            <Marker>{marked}</Marker>
            {after}
          </Heading>
          <Lead>{paragraph}</Lead>
          <Actions actions={actions} />
        </Words>
        <Picture role="img" aria-label={drawingLabel}>
          <Drawing />
        </Picture>
      </Columns>
      {stats && <HeroStats stats={stats} />}
    </Sheet>
  );
}

const Sheet = styled.section`
  ${planGrid}
  padding-block: ${fluid(40, 64)};
  border-bottom: 2px solid ${color.ink};
  overflow: hidden;
`;

const Columns = styled(Container)`
  display: grid;
  gap: ${space[48]} ${space[32]};
  align-items: center;

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) 328px;
  }

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.12fr);
  }

  ${media.wide} {
    grid-template-columns: minmax(0, 1fr) 600px;
  }
`;

const Words = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[24]};
`;

/** Written on a dimension line of its own. */
const Badge = styled(MonoLabel)`
  display: flex;
  align-items: center;
  gap: ${space[12]};

  &::before {
    content: '';
    flex: none;
    width: 36px;
    height: 11px;
    border: solid ${color.blue};
    border-width: 0 1.5px;
    background: linear-gradient(${color.blue}, ${color.blue}) center / 100% 1.5px no-repeat;
  }
`;

const Actions = styled(ActionRow)`
  padding-top: ${space[8]};

  ${media.phone} {
    justify-self: stretch;
  }
`;

const Picture = styled.div`
  position: relative;

  ${media.phone} {
    max-width: 400px;
  }
`;
