import { css, type RuleSet } from 'styled-components';

const attribute = 'data-wants-width';

/** Attributes of what needs the sidebar's width where the screen has none to spare. */
export const wantsWidth = { [attribute]: '' };

/** Styles while something on the screen wants the sidebar's width, and the screen can't give it otherwise. */
export const whenSidebarIsNarrow = (styles: RuleSet): RuleSet => css`
  @media (min-width: 80em) and (max-width: 89.99em) {
    :root:has([${attribute}]) & {
      ${styles}
    }
  }
`;
