import type { ComponentType } from 'react';
import styled, { css } from 'styled-components';
import { media } from '@site/ui';

type Composition = ComponentType<{ className?: string }>;

/**
 * A drawing that is composed twice, for columns and for phones, rather than shrunk.
 * One that has the page's whole width, as in a picture section, is wide from the tablet on. `motion` moves both.
 */
export function compositions(
  wide: Composition,
  narrow: Composition,
  from: 'tablet' | 'desktop' = 'desktop',
  motion?: ReturnType<typeof css>,
) {
  const Wide = styled(wide)`
    ${motion}
    @media not all and (min-width: ${from === 'tablet' ? '48em' : '64em'}) {
      ${away}
    }
  `;
  const Narrow = styled(narrow)`
    ${motion}
    ${media[from]} {
      ${away}
    }
  `;
  return function Compositions() {
    return (
      <>
        <Wide />
        <Narrow />
      </>
    );
  };
}

// Not `display: none`: coming back from it would play a drawing's motion again.
const away = css`
  position: absolute;
  visibility: hidden;
  width: 0;
  height: 0;
`;

/** Delays of animations that begin one after the other; `selector` gets the place of each, from 0. */
export const inTurn = (count: number, begin: number, pause: number, selector: (place: number) => string): string =>
  Array.from(
    { length: count },
    (_, place) => `${selector(place)} { animation-delay: ${begin + place * pause}ms; }`,
  ).join('\n');
