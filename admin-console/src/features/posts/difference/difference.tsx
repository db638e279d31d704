import { useMemo } from 'react';
import styled from 'styled-components';
import { color, type, VisuallyHidden } from '@site/ui';
import { type Gap, type Piece, diffText } from './diff-text';

interface DifferenceProps {
  before: string;
  after: string;
}

/** What became of a text: what went is struck through, what came is underlined, and both are said aloud. */
export function Difference({ before, after }: DifferenceProps) {
  const pieces = useMemo(() => diffText(before, after), [before, after]);
  return (
    <Text dir="auto">
      {pieces.map((piece, index) => (
        <DifferencePiece key={index} piece={piece} />
      ))}
    </Text>
  );
}

function DifferencePiece({ piece }: { piece: Piece | Gap }) {
  switch (piece.kind) {
    case 'same':
      return piece.text;
    case 'gap':
      return <Omission>{piece.lines} unchanged lines</Omission>;
    case 'added':
      return (
        <Added>
          <VisuallyHidden>[added: </VisuallyHidden>
          {visible(piece.text)}
          <VisuallyHidden>]</VisuallyHidden>
        </Added>
      );
    case 'removed':
      return (
        <Removed>
          <VisuallyHidden>[removed: </VisuallyHidden>
          {visible(piece.text)}
          <VisuallyHidden>]</VisuallyHidden>
        </Removed>
      );
  }
}

/** A line break that came or went would not be seen by itself. */
const visible = (text: string): string => text.replace(/^\n+$/, (breaks) => breaks.replaceAll('\n', '¶\n'));

const Text = styled.div`
  ${type.dense}
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const Added = styled.ins`
  del + & {
    margin-left: 2px;
  }

  background: ${color.goodWash};
  text-decoration: underline;
  text-decoration-color: ${color.good};
  text-decoration-thickness: 2px;
  text-underline-offset: 3px;
`;

const Removed = styled.del`
  background: ${color.badWash};
  text-decoration: line-through;
  text-decoration-color: ${color.bad};
`;

const Omission = styled.span`
  ${type.mono}
  display: block;
  margin-block: 4px;
  padding-block: 2px;
  border-block: 1px dashed ${color.line};
  color: ${color.inkSoft};
`;
