import { css } from 'styled-components';

/** Keeps the words of a drawing of 1180 units readable on a tablet. */
export const tabletLettering = css`
  @media (min-width: 48em) and (max-width: 63.99em) {
    text {
      font-size: 18px;
    }
  }
`;
