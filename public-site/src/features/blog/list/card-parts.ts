import styled, { css } from 'styled-components';
import { color, largeText, media, SiteLink, space, type } from '@site/ui';
import { PublishedDate } from '../published-date';

/** A card that is one big link: its title's link covers all of it. */
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

export const CardFacts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]} ${space[12]};
`;

export const CardDate = styled(PublishedDate)`
  ${type.small}
  color: ${color.inkSoft};
`;

export const CardLink = styled(SiteLink)`
  color: inherit;
  text-decoration: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  ${media.hover} {
    &:hover {
      text-decoration: underline;
    }
  }
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
