import { EyeOff, type LucideIcon, Send, Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import type { PostSummary } from '@site/api-client/admin';
import { type BulkAction, bulkActions } from '@site/contracts';
import { Button, Checkbox, color, media, space, type } from '@site/ui';
import { bulkActionWords, changedBy } from './bulk-actions';

interface BulkBarProps {
  /** How many posts the page shows. */
  shown: number;
  selected: PostSummary[];
  /** What is listed, in words. */
  summary: string;
  onToggleAll: () => void;
  onAction: (action: BulkAction) => void;
}

/** The ledger's head: how many posts there are, and what to do with those that are selected. */
export function BulkBar({ shown, selected, summary, onToggleAll, onAction }: BulkBarProps) {
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
      <Count role="status">{selected.length > 0 ? `${selected.length} selected` : summary}</Count>
      {selected.length > 0 && (
        <Buttons role="group" aria-label="Selected posts">
          {bulkActions.map((action) => {
            const Icon = icons[action];
            return (
              <ActionButton
                key={action}
                $tone="quiet"
                $size="small"
                $grave={action === 'delete'}
                disabled={changedBy(action, selected).length === 0}
                onClick={() => onAction(action)}
              >
                <Icon aria-hidden />
                {bulkActionWords[action].label}
              </ActionButton>
            );
          })}
        </Buttons>
      )}
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

const icons: Record<BulkAction, LucideIcon> = { publish: Send, unpublish: EyeOff, delete: Trash2 };

const Bar = styled.div`
  ${type.small}
  position: sticky;
  z-index: 1;
  top: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[4]} ${space[12]};
  min-height: 56px;
  padding: ${space[8]} ${space[16]};
  border: 1px solid ${color.line};
  background: ${color.card};
  color: ${color.inkSoft};
`;

const Count = styled.p`
  font-variant-numeric: tabular-nums;
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  margin-left: auto;
  color: ${color.ink};

  ${media.phone} {
    width: 100%;
    margin-inline: -${space[8]};

    & > button {
      padding-inline: ${space[8]};
    }

    svg {
      display: none;
    }
  }
`;

const ActionButton = styled(Button)<{ $grave: boolean }>`
  ${({ $grave }) => $grave && `color: ${color.bad};`}
`;
