import styled from 'styled-components';
import { color, fluid, fluidText, fontFamily, media, space } from '@site/ui';
import { listView } from '../../parts/list-view';
import { Speaker } from '../../parts/speaker';
import { Stars } from '../../parts/stars';
import type { SectionOf } from '../../sections';

/** What two or three say, in large letters. */
export const PeopleView = listView<SectionOf<'people'>>({
  list: (rooms) => <Rooms>{rooms}</Rooms>,
  item: (person) => (
    <li>
      <Said>
        {person.stars && <Stars count={person.stars} />}
        <blockquote>
          <p>{person.quote}</p>
        </blockquote>
        <Speaker person={person} size={64} />
      </Said>
    </li>
  ),
});

/** Neighbours with a wall between them: the second stands a step lower. */
const Rooms = styled.ul`
  display: grid;
  gap: ${space[48]};

  ${media.tablet} {
    grid-template-columns: 7fr 6fr;
    gap: ${space[64]} 0;

    & > li:nth-child(even) {
      margin-top: ${space[64]};
      padding-left: ${fluid(32, 56)};
      border-left: 3px solid ${color.ink};
    }
    & > li:nth-child(odd) {
      padding-right: ${fluid(32, 56)};
    }
  }
`;

const Said = styled.figure`
  display: grid;
  gap: ${space[16]};

  blockquote {
    font: 500 min(${fluidText(20, 28)}, 9.5vw) / 1.4 ${fontFamily.text};
    text-wrap: balance;
  }
`;
