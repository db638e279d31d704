import styled from 'styled-components';
import { color, fluid, media, space, type } from '@site/ui';
import { listView } from '../../parts/list-view';
import { Speaker } from '../../parts/speaker';
import type { SectionOf } from '../../sections';

/** What many say, each with a portrait. */
export const WallView = listView<SectionOf<'wall'>>({
  gap: fluid(32, 56),
  list: (quotes) => <Wall>{quotes}</Wall>,
  item: (person) => (
    <li>
      <Said>
        <Speaker person={person} size={88} />
        <blockquote>
          <p>{person.quote}</p>
        </blockquote>
      </Said>
    </li>
  ),
});

const Wall = styled.ul`
  column-gap: ${space[48]};

  & > li {
    break-inside: avoid;
    padding-bottom: ${space[48]};
  }

  ${media.tablet} {
    columns: 2;
  }
  ${media.desktop} {
    columns: 3;
  }
`;

/** The portrait stands on the line, its owner's name beside it. */
const Said = styled.figure`
  display: grid;
  gap: ${space[16]};

  & > figcaption {
    align-items: end;
    border-bottom: 3px solid ${color.ink};
  }
  figcaption > img {
    border: 0;
  }
  figcaption > span {
    padding-bottom: ${space[12]};
  }

  blockquote {
    ${type.body}
    text-wrap: pretty;
  }
`;
