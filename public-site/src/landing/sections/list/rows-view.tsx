import styled from 'styled-components';
import { color, fluid, media, space } from '@site/ui';
import { listView } from '../../parts/list-view';
import { Words } from '../../parts/words';
import type { SectionOf } from '../../sections';

/** Rows between hairlines. */
export const RowsView = listView<SectionOf<'list'>>({
  tone: 'card',
  list: (rows) => <Rows>{rows}</Rows>,
  item: (point) => (
    <Row>
      <Words {...point} />
    </Row>
  ),
});

const Rows = styled.ul`
  border-top: 2px solid ${color.ink};
`;

const Row = styled.li`
  display: grid;
  gap: ${space[8]} ${space[48]};
  padding-block: ${fluid(20, 28)};
  border-bottom: 1px solid ${color.line};

  & > p {
    max-width: 38rem;
    text-wrap: pretty;
  }

  ${media.tablet} {
    grid-template-columns: 5fr 7fr;
    align-items: baseline;
  }
`;
