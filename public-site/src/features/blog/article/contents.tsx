import type { OutlineEntry } from '@site/contracts';
import styled from 'styled-components';
import { color, media, space, type } from '@site/ui';

/** The chapters of a long article, as links. */
export const Contents = ({ entries }: { entries: readonly OutlineEntry[] }) => (
  <Nav aria-labelledby="contents">
    <h2 id="contents">On this page</h2>
    <ol>
      {entries.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`} dir="auto">
            {text}
          </a>
        </li>
      ))}
    </ol>
  </Nav>
);

const Nav = styled.nav`
  ${type.dense}
  padding: ${space[16]} 0 ${space[16]} ${space[24]};
  border-inline-start: 3px solid ${color.blue};

  & h2 {
    ${type.dense}
    margin-bottom: ${space[8]};
    font-weight: 600;
  }

  & a {
    display: block;
    padding-block: ${space[4]};
    color: ${color.inkSoft};
    text-decoration: none;
  }

  & a:hover {
    text-decoration: underline;
  }

  ${media.desktop} {
    position: sticky;
    top: ${space[24]};
    max-height: calc(100vh - 48px);
    overflow-y: auto;
  }

  ${media.print} {
    display: none;
  }
`;
