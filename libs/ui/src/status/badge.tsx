import styled, { css } from 'styled-components';
import { color, fontFamily } from '../theme/tokens';

export type BadgeTone = 'outline' | 'blue' | 'lime' | 'good' | 'warn' | 'bad';

/** A small fact beside something: type, status, tag. `lime` is for what is new or unread. */
export const Badge = styled.span<{ $tone?: BadgeTone }>`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  padding: 2px 8px;
  border: 1px solid;
  border-radius: 2px;
  font: 500 0.8125rem/1.4 ${fontFamily.text};
  white-space: nowrap;
  ${({ $tone = 'outline' }) => tones[$tone]}

  & > svg {
    width: 14px;
    height: 14px;
  }
`;

const filled = (surface: string, text: string) => css`
  border-color: transparent;
  background: ${surface};
  color: ${text};
`;

const tones = {
  outline: css`
    border-color: ${color.line};
    color: ${color.inkSoft};
  `,
  blue: filled(color.blueWash, color.blue),
  lime: filled(color.lime, color.onLime),
  good: filled(color.goodWash, color.good),
  warn: filled(color.warnWash, color.warn),
  bad: filled(color.badWash, color.bad),
};
