import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { color, fluid, fontFamily, Heading, media, space, type } from '@site/ui';

interface ChapterProps {
  title: string;
  children: ReactNode;
}

/** A row of the table: what it is about on the left, the text beside it. */
export function Chapter({ title, children }: ChapterProps) {
  const headId = useId();
  return (
    <Row aria-labelledby={headId}>
      <Heading id={headId} $size="subheading">
        {title}
      </Heading>
      <Text>{children}</Text>
    </Row>
  );
}

const Row = styled.section`
  display: grid;
  gap: ${space[16]} ${space[48]};
  padding-block: ${fluid(32, 48)};

  & + & {
    border-top: 1px solid ${color.line};
  }

  ${media.desktop} {
    grid-template-columns: 5fr 11fr;
  }
`;

/** Lines of some seventy characters; a table has the whole width. */
const Text = styled.div`
  ${type.body}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[16]};

  & > :is(p, ul) {
    max-width: 33em;
    text-wrap: pretty;
  }

  & > ul {
    padding-left: 1.3em;
    list-style: square;
  }

  & li + li {
    margin-top: ${space[8]};
  }

  & li::marker {
    color: ${color.blue};
  }

  & code {
    font: 400 0.8125rem/1.6 ${fontFamily.mono};
  }

  & a {
    color: ${color.blue};
    overflow-wrap: anywhere;
  }
`;
