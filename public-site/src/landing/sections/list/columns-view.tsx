import styled from 'styled-components';
import { color, fluid, Heading, largeText, media, space, type } from '@site/ui';
import { listView } from '../../parts/list-view';
import { Words } from '../../parts/words';
import type { SectionOf } from '../../sections';

/** Some paragraphs, and the columns on which rests what they tell. */
export const ColumnsView = listView<SectionOf<'columns'>>({
  tone: 'card',
  gap: fluid(40, 64),
  head: (headId, { title, paragraphs }) => (
    <Story>
      <Heading id={headId}>{title}</Heading>
      <div>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Story>
  ),
  list: (columns) => <Columns>{columns}</Columns>,
  item: (point) => (
    <li>
      <Words {...point} />
    </li>
  ),
});

const Story = styled.div`
  display: grid;
  gap: ${space[24]} ${space[48]};

  & > div {
    display: grid;
    gap: ${space[16]};
    max-width: 42rem;
  }
  & p:first-child {
    ${type.lead}
  }
  & p:not(:first-child) {
    color: ${color.inkSoft};
    text-wrap: pretty;
  }

  ${media.desktop} {
    grid-template-columns: 5fr 7fr;
  }
`;

/** Columns between a lintel and the ground. */
const Columns = styled.ul`
  display: grid;
  gap: ${space[24]};
  border-top: 12px solid ${color.ink};
  border-bottom: 3px solid ${color.ink};
  padding-inline: ${fluid(12, 32)};

  & > li {
    position: relative;
    display: grid;
    align-content: start;
    gap: ${space[8]};
    padding: ${space[32]} ${space[24]};
    border-inline: 2px solid ${color.ink};
    background: ${color.paper};
  }
  & > li:nth-child(2) {
    background: ${color.lime};
    color: ${color.onLime};
  }
  & > li:nth-child(2) > p {
    color: inherit;
  }

  /* Capital and base. */
  & > li::before,
  & > li::after {
    content: '';
    position: absolute;
    inset: 0 -10px auto;
    height: 10px;
    border: 2px solid ${color.ink};
    border-top: 0;
    background: ${color.card};
  }
  & > li::after {
    inset: auto -10px 0;
    border-top: 2px solid ${color.ink};
    border-bottom: 0;
  }

  ${media.tablet} {
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    gap: ${space[24]};

    & > li {
      min-height: 260px;
      padding-inline: ${space[16]};
    }
  }
  ${media.desktop} {
    gap: ${space[64]};

    & > li {
      padding-inline: ${space[24]};
    }
  }
  ${largeText} {
    padding-inline: 0;

    & > li {
      padding-inline: ${space[12]};
    }
    & > li::before,
    & > li::after {
      inset-inline: -2px;
    }
  }
`;
