import styled from 'styled-components';
import { color, Heading, media, space } from '@site/ui';

/** The sheet: title and text in the middle, all other fields in the plan's margin at the right. */
export const Sheet = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  border: 1px solid ${color.line};
  background: ${color.card};

  ${media.tablet} {
    grid-template: 'words margin' auto 'content margin' 1fr / minmax(0, 1fr) 256px;
  }
`;

/** Beside the text, from top to bottom of the sheet. */
export const Margin = styled.div`
  min-width: 0;

  ${media.tablet} {
    grid-area: margin;
    border-left: 1px solid ${color.line};
  }
`;

export const Area = styled.section<{ $name?: 'words' | 'content' }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[12]};
  min-width: 0;
  padding: ${space[16]};

  ${media.tablet} {
    ${({ $name }) => $name && `grid-area: ${$name};`}
  }
`;

export const SectionHeading = styled(Heading).attrs({ $size: 'minor' as const })``;
