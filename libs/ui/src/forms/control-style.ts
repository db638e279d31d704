import { css } from 'styled-components';
import { color, radius, type } from '../theme/tokens';

/** Shared by every control that a person types or chooses in. */
export const controlStyle = css`
  ${type.dense}
  display: block;
  width: 100%;
  min-height: 46px;
  padding: 10px 14px;
  border: 1.5px solid ${color.inkSoft};
  border-radius: ${radius};
  background: ${color.card};
  color: ${color.ink};

  &::placeholder {
    color: ${color.inkSoft};
    opacity: 1;
  }

  &:hover:not(:disabled) {
    border-color: ${color.ink};
  }

  &:focus-visible {
    border-color: var(--focus);
    outline: 1.5px solid var(--focus);
    outline-offset: 0;
  }

  &[aria-invalid='true'] {
    border-color: ${color.bad};
    /* Whoever is led here sees the label as well. */
    scroll-margin-top: 64px;
  }

  &[aria-invalid='true']:focus-visible {
    outline-color: ${color.bad};
  }

  &:disabled {
    background: ${color.paper};
    color: ${color.inkSoft};
    cursor: not-allowed;
  }
`;
