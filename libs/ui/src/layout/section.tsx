import styled, { css } from 'styled-components';
import { color, fluid } from '../theme/tokens';

export type SectionTone = 'paper' | 'card' | 'band';

/** A full-width part of a page; `band` is the blue one, with its own text and focus colours. */
export const Section = styled.section<{ $tone?: SectionTone }>`
  padding-block: ${fluid(64, 96)};
  ${({ $tone = 'paper' }) => tones[$tone]}
`;

const tones = {
  paper: css``,
  card: css`
    background: ${color.card};
  `,
  band: css`
    background: ${color.blueBand};
    color: ${color.onBand};
    --focus: ${color.onBand};
    --marker-ink: ${color.onLime};
    --marker-height: 92%;
  `,
} satisfies Record<SectionTone, unknown>;
