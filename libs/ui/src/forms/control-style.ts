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

  /* An iPhone zooms into a field with smaller letters, and not out again. */
  @media (hover: none) {
    font-size: 1rem;
  }

  &::placeholder {
    color: ${color.inkSoft};
    opacity: 1;
  }

  &:enabled:hover {
    border-color: ${color.ink};
  }

  &:focus-visible {
    border-color: var(--focus);
    outline-offset: 0;
  }

  &[aria-invalid='true'] {
    --focus: ${color.bad};
    border-color: ${color.bad};
    /* Whoever is led here sees the label as well. */
    scroll-margin-top: 64px;
  }

  &:disabled {
    background: ${color.paper};
    color: ${color.inkSoft};
    cursor: not-allowed;
  }
`;
