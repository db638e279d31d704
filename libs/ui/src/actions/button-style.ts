import { css } from 'styled-components';
import { color, fontFamily, radius } from '../theme/tokens';

/**
 * `primary` is the one main action, `lime` the one on a blue band, `good` publishes, `destructive` deletes;
 * `outline` and `quiet` stand beside them.
 */
export type ButtonTone = 'primary' | 'outline' | 'lime' | 'quiet' | 'destructive' | 'good';
export type ButtonSize = 'small' | 'medium';

export interface ButtonStyleProps {
  $tone?: ButtonTone;
  $size?: ButtonSize;
}

const filled = (surface: string, ink: string, pressed: string) => css`
  --surface: ${surface};
  --surface-pressed: color-mix(in srgb, ${surface}, ${pressed} 16%);
  --text: ${ink};
  --edge: transparent;
`;

const tones = {
  primary: filled(color.blue, color.onFill, color.ink),
  lime: filled(color.lime, color.onLime, color.onFill),
  destructive: filled(color.bad, color.onFill, color.ink),
  good: filled(color.good, color.onFill, color.ink),
  outline: css`
    --surface: transparent;
    --surface-pressed: color-mix(in srgb, currentcolor 9%, transparent);
    --text: inherit;
    --edge: currentcolor;
  `,
  quiet: css`
    --surface: transparent;
    --surface-pressed: color-mix(in srgb, currentcolor 9%, transparent);
    --text: inherit;
    --edge: transparent;
  `,
};

/** What sets one button apart from another, for Button and LinkButton. */
export const buttonTone = css<ButtonStyleProps>`
  ${({ $tone = 'primary' }) => tones[$tone]}
  ${({ $size = 'medium' }) => $size === 'small' && small}
`;

const small = css`
  min-height: 40px;
  padding: 7px 14px;
`;

/** What all buttons share, in a class of its own: each combination of tone and size would repeat it. */
export const buttonStyle = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-height: 48px;
  padding: 11px 20px;
  border: 1.5px solid var(--edge);
  border-radius: ${radius};
  background: var(--surface);
  color: var(--text);
  font: 600 0.9375rem/1.25 ${fontFamily.text};
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition: background-color 160ms ease-out;

  &:hover,
  &:active,
  &[data-state='open'] {
    background: var(--surface-pressed);
  }

  &:disabled,
  &[aria-disabled='true'] {
    background: var(--surface);
    opacity: 0.55;
    cursor: not-allowed;
  }

  & > svg {
    flex: none;
    width: 1.125rem;
    height: 1.125rem;
  }
`;
