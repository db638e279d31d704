import type { Ref } from 'react';
import { useWatch } from 'react-hook-form';
import styled from 'styled-components';
import type { EditablePost } from '@site/api-client/admin';
import type { PostInput } from '@site/contracts';
import { Button, color, FieldError, SmallText, space, useBottomBar } from '@site/ui';
import { localDateTime } from '../../../shared/local-date';
import { SaveButton } from './save-button';
import type { DraftState } from './use-draft-saving';

interface SaveBarProps {
  /** Absent for a new one. */
  post: EditablePost | undefined;
  /** The form holds unpublished changes. */
  isDraftOpen: boolean;
  /** Is given the element that holds the buttons. */
  buttonsRef: Ref<HTMLDivElement>;
  saving: boolean;
  /** What became of the text that is not saved yet. */
  draft: DraftState;
  /** The server has a copy of it as well. */
  isOnServer: boolean;
  /** Why the last save was refused. */
  trouble: string | null;
  onCancel: () => void;
}

export function SaveBar({ post, isDraftOpen, buttonsRef, saving, draft, isOnServer, trouble, onCancel }: SaveBarProps) {
  const [status, publishAt] = useWatch<PostInput, ['status', 'publishAt']>({ name: ['status', 'publishAt'] });
  const isLive = post?.status === 'published' && status === 'published';
  const bar = useBottomBar<HTMLDivElement>();
  return (
    <Bar ref={bar}>
      {trouble && <FieldError role="alert">{trouble}</FieldError>}
      {post && <SmallText>Last updated {localDateTime(post.updatedAt)}</SmallText>}
      {draft !== 'none' && <SmallText>{draftTexts[draft]}</SmallText>}
      {isOnServer && <SmallText>Also kept on the server</SmallText>}
      <Buttons>
        <Button $tone="outline" $size="small" onClick={onCancel}>
          Cancel
        </Button>
        <Slot ref={buttonsRef} />
        <SaveButton type="submit" $waiting={saving} saving={saving}>
          {!post
            ? 'Create Post'
            : isLive && publishAt
              ? 'Schedule changes'
              : isLive && isDraftOpen
                ? 'Publish changes'
                : 'Update Post'}
        </SaveButton>
      </Buttons>
    </Bar>
  );
}

const draftTexts = {
  kept: 'Unsaved text, kept on this device',
  refused: 'Unsaved text; this device can’t keep a copy of it',
} as const;

/** In a low window it would cover what is written: there it stands at the end of the page. */
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

  @media (max-height: 20em) {
    position: static;
  }
`;

const Slot = styled.div`
  display: contents;
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]};
  margin-left: auto;

  button {
    padding-inline: min(${space[16]}, 2vw);
  }
`;
