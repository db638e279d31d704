import styled from 'styled-components';
import { color, Container, fontFamily, largeText, media, space } from '@site/ui';
import type { SectionOf } from '../../sections';

/** What the page is about at a glance. */
export const StripView = ({ section: { title, items } }: { section: SectionOf<'strip'> }) => (
  <Strip aria-label={title}>
    <Row>
      {items.map(({ name, drawing: Drawing }) => (
        <Badge key={name}>
          <Drawing />
          {name}
        </Badge>
      ))}
    </Row>
  </Strip>
);

const Strip = styled.section`
  background: ${color.card};
  border-bottom: 2px solid ${color.ink};
`;

const Row = styled(Container).attrs({ as: 'ul' })`
  display: grid;
  grid-template-columns: repeat(2, 1fr);

  ${media.tablet} {
    grid-template-columns: repeat(3, 1fr);
  }

  ${media.desktop} {
    grid-template-columns: repeat(6, 1fr);
  }

  ${largeText} {
    grid-template-columns: none;
  }
`;

const Badge = styled.li`
  display: grid;
  align-content: start;
  gap: ${space[8]};
  padding: ${space[16]} ${space[12]} ${space[16]} 0;
  font: 600 0.9375rem/1.35 ${fontFamily.text};
  text-wrap: balance;

  & > svg {
    width: 40px;
  }

  ${media.phone} {
    &:nth-child(2n) {
      padding-left: ${space[16]};
      border-left: 1px solid ${color.line};
    }
    &:nth-child(n + 3) {
      border-top: 1px solid ${color.line};
    }
  }

  @media (min-width: 48em) and (max-width: 63.99em) {
    &:not(:nth-child(3n + 1)) {
      padding-left: ${space[24]};
      border-left: 1px solid ${color.line};
    }
    &:nth-child(n + 4) {
      border-top: 1px solid ${color.line};
    }
  }

  ${media.desktop} {
    padding-block: ${space[24]};
    &:not(:first-child) {
      padding-left: ${space[16]};
      border-left: 1px solid ${color.line};
    }
  }

  ${largeText} {
    &:nth-child(n + 2) {
      padding-left: 0;
      border-left: 0;
      border-top: 1px solid ${color.line};
    }
  }
`;
