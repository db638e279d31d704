import { useId } from 'react';
import styled, { css } from 'styled-components';
import { color, Container, fluid, Section } from '@site/ui';
import { revealAt } from '../../enhance/reveal-on-scroll';
import { ActionButton } from '../parts/action-link';
import { WideHead } from '../parts/section-head';
import type { PictureSection } from '../sections';

/** As much of a drawing as fits on a phone. */
const revealOnceSeen = revealAt(0.4);

export function PictureView({ section }: { section: PictureSection }) {
  const { id, tone, title, intro, drawing: Drawing, drawingLabel, action } = section;
  const headId = useId();
  return (
    <Band id={id} $tone={tone === 'blue' ? 'band' : tone} aria-labelledby={headId}>
      <Stack>
        <WideHead id={headId} title={title} intro={intro} />
        <Picture {...revealOnceSeen} role="img" aria-label={drawingLabel}>
          <Drawing />
        </Picture>
        {action && <ActionButton action={action} tone={tone === 'blue' ? 'lime' : 'outline'} />}
      </Stack>
    </Band>
  );
}

/** On blue the same drawing stands in chalk, and on a contrast theme, which would take the blue away and leave the chalk. */
const chalk = css`
  forced-color-adjust: none;
  --ink: ${color.onBand};
  --ink-soft: ${color.onBandSoft};
  --paper: ${color.blueBand};
  --card: ${color.blueBand};
  --blue: ${color.onBandSoft};
  --blue-wash: color-mix(in srgb, ${color.onBand} 12%, ${color.blueBand});
  --line: color-mix(in srgb, ${color.onBand} 36%, ${color.blueBand});
  --on-fill: ${color.blueBand};
`;

const Band = styled(Section)`
  overflow: hidden;
  ${({ $tone }) => $tone === 'band' && chalk}
`;

const Stack = styled(Container)`
  display: grid;
  justify-items: start;
  gap: ${fluid(32, 56)};
`;

const Picture = styled.div`
  position: relative;
  width: 100%;

  & > svg {
    width: 100%;
  }

  /* A drawing further down moves when it is seen, not when the page loads. */
  &:not([data-reveal]) * {
    animation: none !important;
  }
  &[data-reveal='waiting'] * {
    animation-play-state: paused !important;
  }
`;
