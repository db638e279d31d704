import styled from 'styled-components';
import { color, Container, fluid, largeText, media, space, type, VisuallyHidden } from '@site/ui';
import { listView } from '../../parts/list-view';
import { Words } from '../../parts/words';
import type { SectionOf } from '../../sections';

const letters = 'abcdefgh';

/** One drawing that shows all, beside a list with its letters (`RoomLetter`). */
export const PlanView = listView<SectionOf<'plan'>>({
  frame: (children) => <Columns>{children}</Columns>,
  list: (rooms, { drawing: Drawing, drawingLabel }) => (
    <>
      <Picture role="img" aria-label={drawingLabel}>
        <Drawing />
      </Picture>
      <Legend>{rooms}</Legend>
    </>
  ),
  item: ({ title, text }, index) => (
    <li>
      <Letter aria-hidden="true">{letters[index]}</Letter>
      <Words
        title={
          <>
            <VisuallyHidden>{letters[index]}: </VisuallyHidden>
            {title}
          </>
        }
        text={text}
      />
    </li>
  ),
});

const Columns = styled(Container)`
  display: grid;
  gap: ${fluid(32, 48)};

  ${media.desktop} {
    grid-template-columns: minmax(0, 13fr) minmax(0, 11fr);
    grid-template-rows: auto 1fr;
    column-gap: ${fluid(48, 80)};
  }
`;

/** Stays in view while its legend is read. */
const Picture = styled.div`
  & > svg {
    width: 100%;
  }

  ${media.tablet} {
    max-width: 480px;
  }
  ${media.desktop} {
    max-width: none;
    grid-column: 1;
    grid-row: 1 / span 2;
    align-self: start;
    position: sticky;
    top: ${space[32]};
  }
`;

/** Its letters are text, not the numbers of an `ol`. */
const Legend = styled.ul`
  display: grid;
  gap: ${space[32]} ${space[48]};
  align-content: start;

  & > li {
    display: grid;
    grid-template-columns: auto 1fr;
    align-content: start;
    column-gap: ${space[16]};
    row-gap: ${space[8]};
  }
  & > li > p {
    grid-column: 2;
    max-width: 34rem;
  }

  @media (min-width: 48em) and (max-width: 63.99em) {
    grid-template-columns: 1fr 1fr;
  }
  ${largeText} {
    & > li {
      grid-template-columns: none;
    }
    & > li > p {
      grid-column: auto;
    }
  }
`;

const Letter = styled.span`
  ${type.mono}
  display: grid;
  place-items: center;
  width: min(1.75rem, 40px);
  height: min(1.75rem, 40px);
  border: 1.5px solid ${color.blue};
  border-radius: 50%;
  background: ${color.card};
  color: ${color.blue};
`;
