import styled from 'styled-components';
import { color, Heading, media, space } from '@site/ui';

/** The sheet: words in the middle, facts in the plan's margin at the right. */
export const Sheet = styled.div`
  display: grid;
  border: 1px solid ${color.line};
  background: ${color.card};

  ${media.desktop} {
    grid-template: 'words facts' auto 'content media' 1fr / minmax(0, 1fr) 320px;
  }

  /* A preview beside the text takes the whole width for both. */
  ${media.wide} {
    &:has([data-preview='beside']) {
      grid-template: 'words facts' auto 'media media' auto 'content content' 1fr / minmax(0, 1fr) 320px;
    }
  }
`;

export const Area = styled.section<{ $name: 'words' | 'facts' | 'media' | 'content' }>`
  display: grid;
  align-content: start;
  gap: ${space[16]};
  min-width: 0;
  padding: ${space[16]};

  ${media.desktop} {
    grid-area: ${({ $name }) => $name};
    padding: ${space[24]};
    ${({ $name }) => ($name === 'facts' || $name === 'media') && `border-left: 1px solid ${color.line};`}
  }

  ${media.wide} {
    :has(> [data-preview='beside']) > & {
      ${({ $name }) => $name !== 'words' && $name !== 'facts' && `border-top: 1px solid ${color.line}; border-left: 0;`}
    }
  }
`;

export const SectionHeading = styled(Heading).attrs({ $size: 'minor' as const })``;
