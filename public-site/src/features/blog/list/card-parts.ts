import styled, { css } from 'styled-components';
import { color, largeText, media, space, type } from '@site/ui';

/** A card that is one big link: that of its `CardHead`. */
export const cardStyle = css`
  position: relative;
  border: 1.5px solid ${color.line};
  background: ${color.card};

  ${media.hover} {
    &:hover {
      border-color: ${color.ink};
    }
  }

  &:focus-within {
    border-color: ${color.ink};
  }

  ${media.print} {
    break-inside: avoid;
  }
`;

export const CardBody = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space[12]};
  min-width: 0;
  padding: ${space[16]} ${space[24]} ${space[24]};
`;

export const CardSummary = styled.p<{ $lines: number }>`
  ${type.dense}
  display: -webkit-box;
  overflow: hidden;
  color: ${color.inkSoft};
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${({ $lines }) => $lines};

  /* As many lines would hold half of the words. */
  ${largeText} {
    -webkit-line-clamp: none;
  }
`;
