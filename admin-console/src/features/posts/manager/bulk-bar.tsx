import { ChevronDown, Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import type { AdminPostSummary } from '@site/api-client/admin';
import { postStatusLabels } from '@site/contracts';
import { Button, Checkbox, color, media, Menu, space, type } from '@site/ui';
import { type Density, DensitySwitch } from './density-switch';
import { type BulkChange, changedBy, deletion, publication, statusChanges } from './bulk-actions';

interface BulkBarProps {
  /** How many posts the page shows. */
  shown: number;
  selected: AdminPostSummary[];
  /** What is listed, in words. */
  summary: string;
  density: Density;
  onDensity: (density: Density) => void;
  onToggleAll: () => void;
  onAction: (change: BulkChange) => void;
}

/** The head of the list: how many posts there are, and what to do with those that are selected. */
export function BulkBar({ shown, selected, summary, density, onDensity, onToggleAll, onAction }: BulkBarProps) {
  useFocusWhenDone(selected.length > 0);
  return (
    <Bar>
      <Checkbox
        label="Select all posts on this page"
        labelHidden
        checked={selected.length === shown}
        indeterminate={selected.length > 0 && selected.length < shown}
        onChange={onToggleAll}
      />
      <Count>
        {selected.length === 0 && summary}
        <span role="status">{selected.length > 0 && `${selected.length} selected`}</span>
      </Count>
      {selected.length > 0 && (
        <Buttons role="group" aria-label="Selected posts">
          <Button
            $tone="quiet"
            $size="small"
            disabled={changedBy(publication, selected).length === 0}
            onClick={() => onAction(publication)}
          >
            Publish
          </Button>
          <Menu
            label="Set Status"
            button={
              <Button $tone="quiet" $size="small">
                Set Status
                <ChevronDown aria-hidden />
              </Button>
            }
            entries={statusChanges.map((change) => ({
              label: postStatusLabels[change.status],
              disabled: changedBy(change, selected).length === 0,
              onSelect: () => onAction(change),
            }))}
          />
          <DeleteButton $tone="quiet" $size="small" onClick={() => onAction(deletion)}>
            <Trash2 aria-hidden />
            Delete
          </DeleteButton>
        </Buttons>
      )}
      <DensitySwitch density={density} onChange={onDensity} />
    </Bar>
  );
}

/** The buttons go when nothing is selected any more, and the focus must not go with the one that was pressed. */
function useFocusWhenDone(anySelected: boolean): void {
  const had = useRef(anySelected);
  useEffect(() => {
    if (had.current && !anySelected && document.activeElement === document.body) {
      document.getElementById('screen')?.focus();
    }
    had.current = anySelected;
  }, [anySelected]);
}

const Bar = styled.div`
  ${type.small}
  position: sticky;
  z-index: 1;
  top: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[4]} ${space[12]};
  min-height: 46px;
  padding: 2px ${space[12]};
  border: 1px solid ${color.line};
  background: ${color.card};
  color: ${color.inkSoft};
`;

const Count = styled.p`
  flex: 1;
  font-variant-numeric: tabular-nums;
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  color: ${color.ink};

  ${media.phone} {
    & > button {
      padding-inline: ${space[8]};
    }
  }
`;

const DeleteButton = styled(Button)`
  color: ${color.bad};
`;
