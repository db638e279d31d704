import styled from 'styled-components';
import { Button, color, FieldError, space, type, useBottomBar } from '@site/ui';
import { localDateTime } from '../../../shared/local-date';
import type { DraftState } from './use-draft-saving';

interface SaveBarProps {
  /** ISO time of the last save; absent for a new post. */
  updatedAt?: string;
  saving: boolean;
  /** What became of the text that is not saved yet. */
  draft: DraftState;
  /** Why the last save was refused. */
  trouble: string | null;
  onCancel: () => void;
}

export function SaveBar({ updatedAt, saving, draft, trouble, onCancel }: SaveBarProps) {
  const bar = useBottomBar<HTMLDivElement>();
  return (
    <Bar ref={bar}>
      {trouble && <FieldError role="alert">{trouble}</FieldError>}
      {updatedAt && <Note>Last updated {localDateTime(updatedAt)}</Note>}
      {draft !== 'none' && <Note>{draftTexts[draft]}</Note>}
      <Buttons>
        <Button $tone="outline" $size="small" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" $size="small" disabled={saving}>
          {updatedAt ? 'Update Post' : 'Create Post'}
        </Button>
      </Buttons>
    </Bar>
  );
}

const draftTexts = {
  kept: 'Unsaved text, kept on this device',
  refused: 'Unsaved text; this device can’t keep a copy of it',
} as const;

const Bar = styled.div`
  position: sticky;
  z-index: 1;
  bottom: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[8]} ${space[16]};
  padding: ${space[12]} ${space[16]};
  border: 1px solid ${color.line};
  margin-top: -1px;
  background: ${color.card};
`;

const Note = styled.p`
  ${type.small}
  color: ${color.inkSoft};
`;

const Buttons = styled.div`
  display: flex;
  gap: ${space[8]};
  margin-left: auto;
`;
