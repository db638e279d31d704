import styled from 'styled-components';
import type { RevisionSummary } from '@site/api-client/admin';
import { postFieldLabels } from '@site/contracts';
import { Badge, Button, color, space, type } from '@site/ui';
import { localDateTime } from '../../../shared/local-date';
import { saverOf } from './saver-of';

interface RevisionListProps {
  revisions: RevisionSummary[];
  /** Number of the revision that stands. */
  present: number | undefined;
  shown: number | undefined;
  more: { newer: boolean; older: boolean };
  onChoose: (number: number) => void;
  /** 1 turns to the older ones. */
  onTurn: (step: 1 | -1) => void;
}

export const RevisionList = ({ revisions, present, shown, more, onChoose, onTurn }: RevisionListProps) => (
  <>
    <List aria-label="Revisions">
      {revisions.map((revision) => (
        <li key={revision.number}>
          <Choice
            data-revision={revision.number}
            aria-current={revision.number === shown}
            onClick={() => onChoose(revision.number)}
          >
            <Line>
              <strong>{localDateTime(revision.savedAt)}</strong>
              {revision.number === present && <Badge $tone="blue">Now</Badge>}
            </Line>
            <span>{saverOf(revision)}</span>
            <Note>{changeOf(revision)}</Note>
          </Choice>
        </li>
      ))}
    </List>
    {(more.newer || more.older) && (
      <Turns>
        {more.newer && (
          <Button $tone="outline" $size="small" onClick={() => onTurn(-1)}>
            Newer
          </Button>
        )}
        {more.older && (
          <Button $tone="outline" $size="small" onClick={() => onTurn(1)}>
            Older
          </Button>
        )}
      </Turns>
    )}
  </>
);

function changeOf({ changed, restoredFrom }: RevisionSummary): string {
  const fields = changed.map((field) => postFieldLabels[field]).join(', ');
  if (restoredFrom !== null) return `Restored revision ${restoredFrom}: ${fields}`;
  return fields || 'First version';
}

const List = styled.ol`
  margin: 0;
  padding: 0;
  border-top: 1px solid ${color.line};
  list-style: none;

  & > li {
    border-bottom: 1px solid ${color.line};
  }
`;

const Choice = styled.button.attrs({ type: 'button' })`
  ${type.small}
  display: grid;
  width: 100%;
  padding: ${space[12]};
  border: 0;
  border-left: 3px solid transparent;
  background: none;
  color: ${color.ink};
  text-align: left;
  overflow-wrap: anywhere;
  cursor: pointer;

  &:hover {
    background: ${color.paper};
  }

  &[aria-current='true'] {
    border-left-color: ${color.blue};
    background: ${color.blueWash};
  }

  &:focus-visible {
    outline-offset: -2px;
  }
`;

const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]} ${space[8]};
`;

const Note = styled.span`
  color: ${color.inkSoft};
`;

const Turns = styled.div`
  display: flex;
  gap: ${space[8]};
  margin-top: ${space[12]};
`;
