import { chainCommands } from 'prosemirror-commands';
import type { Command, EditorState } from 'prosemirror-state';
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  deleteColumn,
  deleteRow,
  deleteTable,
} from 'prosemirror-tables';
import * as Toolbar from 'radix-ui/toolbar';
import styled from 'styled-components';
import { Button, color, media, space, type } from '@site/ui';
import { isIn, toggleHead } from './editing/commands';
import { pictureAt } from './editing/pictures';
import { types } from './model/types';
import { type Surface, useSurfaceState } from './use-surface';

/** What is left of a table without rows or columns is nothing. */
const tableTools: [label: string, command: Command][] = [
  ['Row above', addRowBefore],
  ['Row below', addRowAfter],
  ['Column before', addColumnBefore],
  ['Column after', addColumnAfter],
  ['Head', toggleHead],
  ['Delete row', chainCommands(deleteRow, deleteTable)],
  ['Delete column', chainCommands(deleteColumn, deleteTable)],
  ['Delete table', deleteTable],
];

interface ContextBarProps {
  surface: Surface;
  onDescribe: () => void;
}

/** What can be done with the table or the picture at the caret. */
export function ContextBar({ surface, onDescribe }: ContextBarProps) {
  const place = useSurfaceState(surface, placeOf);
  if (!place) return null;
  return (
    <Bar aria-label={place}>
      <Name aria-hidden>{place}</Name>
      {place === 'Picture' ? (
        <Tool label="Text and caption" onClick={onDescribe} />
      ) : (
        tableTools.map(([label, command]) => <Tool key={label} label={label} onClick={() => surface.run(command)} />)
      )}
    </Bar>
  );
}

const placeOf = (state: EditorState): string | null =>
  pictureAt(state) ? 'Picture' : isIn(state, types.table) ? 'Table' : null;

const Tool = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <Toolbar.Button asChild>
    <Button $tone="outline" $size="small" onMouseDown={(event) => event.preventDefault()} onClick={onClick}>
      {label}
    </Button>
  </Toolbar.Button>
);

/** On a phone one row to be pushed aside, as the tools above it. */
const Bar = styled(Toolbar.Root)`
  display: flex;
  align-items: center;
  gap: ${space[4]};
  overflow-x: auto;

  > * {
    flex: none;
  }

  ${media.tablet} {
    flex-wrap: wrap;
    overflow-x: visible;
  }
`;

const Name = styled.span`
  ${type.mono}
  padding-right: ${space[8]};
  color: ${color.inkSoft};
`;
