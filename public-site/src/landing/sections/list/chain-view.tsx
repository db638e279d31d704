import styled from 'styled-components';
import { color, media, MonoLabel, space, type } from '@site/ui';
import { listView } from '../../parts/list-view';
import { Words } from '../../parts/words';
import type { SectionOf } from '../../sections';

/** Gains, strung along a dimension line. */
export const ChainView = listView<SectionOf<'chain'>>({
  tone: 'card',
  list: (parts, { dimension }) => (
    <div>
      <Overall>
        <MonoLabel $tone="blue">{dimension}</MonoLabel>
      </Overall>
      <Chain>{parts}</Chain>
    </div>
  ),
  item: (point) => (
    <li>
      <Words {...point} size="minor" />
    </li>
  ),
});

/** The whole length, above its parts. */
const Overall = styled.p`
  padding-bottom: ${space[16]};

  ${media.desktop} {
    display: flex;
    align-items: center;
    gap: ${space[16]};
    padding-bottom: ${space[12]};

    &::before,
    &::after {
      content: '';
      flex: 1;
      height: 11px;
      border-left: 1.5px solid ${color.blue};
      background: linear-gradient(${color.blue}, ${color.blue}) center / 100% 1.5px no-repeat;
    }
    &::after {
      border-left: 0;
      border-right: 1.5px solid ${color.blue};
    }
  }
`;

/** Parts of a chain dimension, slashed where one ends: across the page, or down its left side. */
const Chain = styled.ul`
  display: grid;
  border-left: 1.5px solid ${color.blue};

  & > li {
    position: relative;
    display: grid;
    align-content: start;
    gap: ${space[8]} ${space[32]};
    padding: 0 0 ${space[32]} ${space[24]};
  }
  & > li:last-child {
    padding-bottom: 0;
  }
  & > li > p {
    ${type.dense}
  }

  & > li::before,
  & > li:last-child::after {
    content: '';
    position: absolute;
    left: -9px;
    top: 10px;
    width: 16px;
    border-top: 2px solid ${color.blue};
    rotate: -45deg;
  }
  & > li:last-child::after {
    top: auto;
    bottom: 0;
  }

  @media (min-width: 48em) and (max-width: 63.99em) {
    & > li {
      grid-template-columns: 2fr 3fr;
    }
  }

  ${media.desktop} {
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    border-left: 0;
    border-top: 1.5px solid ${color.blue};

    & > li,
    & > li:last-child {
      padding: ${space[24]} ${space[24]} 0 0;
    }
    & > li::before,
    & > li:last-child::after {
      top: -2px;
      left: -8px;
    }
    & > li:last-child::after {
      bottom: auto;
      left: auto;
      right: -8px;
    }
  }
`;
