import styled from 'styled-components';
import { color, fluid, fluidText, fontFamily, largeText, media, space, type } from '@site/ui';
import { listView } from '../../parts/list-view';
import type { SectionOf } from '../../sections';

/** Technologies as outlets on one supply line. */
export const MarksView = listView<SectionOf<'marks'>>({
  list: (outlets) => <Riser>{outlets}</Riser>,
  item: ({ name, mark }) =>
    mark ? (
      <li>
        <svg viewBox="0 0 24 24" width="40" height="40" aria-hidden="true">
          <path d={mark.path} />
        </svg>
        <span>{name}</span>
      </li>
    ) : (
      <li>
        <Wordmark>{name}</Wordmark>
      </li>
    ),
});

const Riser = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[32]} ${fluid(16, 24)};

  & > li {
    ${type.dense}
    position: relative;
    display: grid;
    justify-items: center;
    align-content: center;
    gap: ${space[12]};
    min-height: 132px;
    margin-top: ${space[32]};
    padding: ${space[16]};
    border: 2px solid ${color.ink};
    background: ${color.card};
    font-weight: 600;
  }
  & > li > svg {
    fill: ${color.ink};
  }

  /* The supply and the drop to this outlet. */
  & > li::before {
    content: '';
    position: absolute;
    bottom: calc(100% + 2px);
    left: calc(-1 * ${space[24]});
    right: calc(-1 * ${space[24]});
    height: ${space[32]};
    border-top: 1.5px solid ${color.blue};
    background: linear-gradient(${color.blue}, ${color.blue}) center / 1.5px 100% no-repeat;
  }
  & > li::after {
    content: '';
    position: absolute;
    top: -6px;
    left: calc(50% - 5px);
    width: 10px;
    height: 10px;
    background: ${color.blue};
  }

  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));

    &:has(> :nth-child(4):last-child) {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
  ${media.desktop} {
    grid-template-columns: none;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);

    &:has(> :nth-child(4):last-child) {
      grid-template-columns: none;
    }
  }
  ${largeText} {
    grid-template-columns: none;
  }
`;

const Wordmark = styled.span`
  font: 620 ${fluidText(18, 22)} / 1.1 ${fontFamily.display};
  letter-spacing: -0.02em;
`;
