import styled from 'styled-components';
import { color, fluid, fluidText, fontFamily, Heading, media, space } from '@site/ui';
import { listView } from '../../parts/list-view';
import type { SectionOf } from '../../sections';

/** Roles that lead, and what each says. */
export const OfficesView = listView<SectionOf<'offices'>>({
  gap: fluid(32, 56),
  list: (offices) => <Offices>{offices}</Offices>,
  item: ({ role, quote }) => (
    <Office>
      <Plate as="h3" $size="minor">
        {role}
      </Plate>
      <blockquote>
        <p>{quote}</p>
      </blockquote>
    </Office>
  ),
});

/** Offices of one floor, in rows of two and three; what shows through the gaps are their walls. */
const Offices = styled.ul`
  display: grid;
  gap: 2px;
  border: 2px solid ${color.ink};
  background: ${color.ink};

  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }
  ${media.desktop} {
    grid-template-columns: repeat(12, 1fr);
  }
`;

const Office = styled.li`
  display: grid;
  align-content: start;
  justify-items: start;
  gap: ${space[24]};
  padding: 0 ${fluid(24, 32)} ${fluid(32, 40)};
  background: ${color.card};

  & > blockquote {
    font: 500 ${fluidText(17, 19)} / 1.5 ${fontFamily.text};
    text-wrap: pretty;
  }

  ${media.tablet} {
    &:first-child {
      grid-column: 1 / -1;
    }
  }

  ${media.desktop} {
    grid-column: span 4;

    &:first-child {
      grid-column: span 7;

      & > blockquote {
        font-size: 1.5rem;
        line-height: 1.4;
      }
    }
    &:nth-child(2) {
      grid-column: span 5;
    }
    &:nth-child(6) {
      grid-column: span 5;
    }
    &:nth-child(7) {
      grid-column: span 7;
    }
  }
`;

/** The plate hangs from the office's upper wall. */
const Plate = styled(Heading)`
  margin-top: -2px;
  padding: ${space[8]} ${space[16]} 10px;
  border: 2px solid ${color.ink};
  background: ${color.paper};

  li:first-child > & {
    background: ${color.lime};
    color: ${color.onLime};
  }
`;
