import styled from 'styled-components';
import { color, type } from '../theme/tokens';

/** The paragraph under a headline. */
export const Lead = styled.p`
  ${type.lead}
  color: ${color.inkSoft};
  max-width: 36em;
  text-wrap: pretty;
`;

/** The drawing's annotation style: a dimension, a unit, a scale. Use sparingly. */
export const MonoLabel = styled.span<{ $tone?: 'soft' | 'blue' | 'inherit' }>`
  ${type.mono}
  color: ${({ $tone = 'soft' }) => ({ soft: color.inkSoft, blue: color.blue, inherit: 'inherit' })[$tone]};
`;

/** Two or three words of a headline, marked in lime: underlined where the text is dark, filled where it is light. */
export const Marker = styled.mark`
  background: linear-gradient(${color.lime}, ${color.lime}) 0 88% / 100% var(--marker-height) no-repeat;
  color: var(--marker-ink);
  padding-inline: 0.04em;
  margin-inline: -0.04em;
  box-decoration-break: clone;
  -webkit-box-decoration-break: clone;
`;
